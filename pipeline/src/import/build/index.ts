import * as achievements from './achievements.ts'
import { bozjaNotes } from './bozja-notes.ts'
import type { TableBuilder } from './build.ts'
import { cosmicMissions } from './cosmic-missions.ts'
import { cosmicPlanets } from './cosmic-planets.ts'
import { cosmicRedAlerts } from './cosmic-red-alerts.ts'
import * as creatures from './creatures.ts'
import * as emotes from './emotes.ts'
import { fates } from './fates.ts'
import { fish } from './fish.ts'
import { hairs } from './hairs.ts'
import { islandAnimals } from './island-animals.ts'
import * as workshop from './island-workshop.ts'
import * as leves from './leves.ts'
import { metas } from './metas.ts'
import { moogleTrove } from './moogle-trove.ts'
import { npcs } from './npcs.ts'
import { occasions } from './occasions.ts'
import * as orchestrions from './orchestrions.ts'
import * as people from './people.ts'
import { portraitConditions } from './portrait-conditions.ts'
import { portraits } from './portrait-parts.ts'
import { raids } from './raids.ts'
import * as pointedTo from './reference-rows.ts'
import { shops } from './shops.ts'
import { sourceTypes } from './source-types.ts'
import { ttcards } from './triad-cards.ts'
import * as triad from './triad-npcs.ts'
import * as wearables from './wearables.ts'
import * as weather from './weather.ts'
import * as worlds from './worlds.ts'

/** All builders in the order they run: what points to other rows first, the tables of rows pointed to last. */
export const builders: readonly TableBuilder[] = [
  achievements.achievementKinds,
  achievements.achievementCategories,
  achievements.achievements,
  achievements.titles,
  metas,
  raids,
  sourceTypes,
  occasions,
  creatures.mounts,
  creatures.minions,
  orchestrions.orchestrionCategories,
  orchestrions.orchestrions,
  emotes.emoteCategories,
  emotes.emotes,
  creatures.fashions,
  hairs,
  wearables.bardings,
  wearables.facewear,
  people.jobs,
  people.races,
  people.clans,
  people.grandCompanies,
  people.guardians,
  people.towns,
  people.expansions,
  worlds.worlds,
  worlds.dataCenters,
  worlds.regions,
  fish,
  leves.leves,
  leves.leveAssignmentTypes,
  ttcards,
  triad.ttcardTypes,
  triad.ttrules,
  triad.ttnpcs,
  bozjaNotes,
  portraitConditions,
  portraits,
  cosmicPlanets,
  cosmicMissions,
  cosmicRedAlerts,
  moogleTrove,
  shops,
  weather.weathers,
  weather.weatherRates,
  weather.territories,
  workshop.islandCrafts,
  workshop.islandIngredients,
  workshop.islandIngredientCategories,
  workshop.islandThemes,
  workshop.islandPopularity,
  workshop.islandSupply,
  workshop.islandWorkshopRanks,
  workshop.islandGrooveCaps,
  workshop.islandRanks,
  islandAnimals,
  fates,
  npcs,
  pointedTo.maps,
  pointedTo.quests,
  pointedTo.duties,
  pointedTo.enemies,
  pointedTo.items,
  pointedTo.placeNames,
]
