import * as achievements from './achievements.ts'
import * as armoire from './armoire.ts'
import * as beasts from './beasts.ts'
import { bozjaNotes } from './bozja-notes.ts'
import type { TableBuilder } from './build.ts'
import { carnivaleStages } from './carnivale-stages.ts'
import { cosmicMissions } from './cosmic-missions.ts'
import { cosmicPlanets } from './cosmic-planets.ts'
import { cosmicRedAlerts } from './cosmic-red-alerts.ts'
import * as creatures from './creatures.ts'
import * as emotes from './emotes.ts'
import { explorations } from './explorations.ts'
import { fates } from './fates.ts'
import { fish } from './fish.ts'
import { hairs } from './hairs.ts'
import * as handKept from './hand-kept.ts'
import { islandAnimals } from './island-animals.ts'
import * as workshop from './island-workshop.ts'
import { leveAssignmentTypes } from './leve-assignment-types.ts'
import { leves } from './leves.ts'
import { moogleTrove } from './moogle-trove.ts'
import { npcs } from './npcs.ts'
import { occultRecords } from './occult-records.ts'
import * as orchestrions from './orchestrions.ts'
import { outfits } from './outfits.ts'
import * as people from './people.ts'
import { portraitConditions } from './portrait-conditions.ts'
import { portraits } from './portrait-parts.ts'
import { proofs } from './proofs.ts'
import * as pointedTo from './reference-rows.ts'
import { relics, relicSeries } from './relics.ts'
import { shops } from './shops.ts'
import { spells, tallies } from './spells.ts'
import { storyChapters } from './story-chapters.ts'
import * as surveys from './survey-records.ts'
import { triadPacks, ttcards } from './triad-cards.ts'
import * as triad from './triad-npcs.ts'
import * as societies from './tribes.ts'
import { vistas } from './vistas.ts'
import * as wearables from './wearables.ts'
import * as weather from './weather.ts'
import * as worlds from './worlds.ts'

/** All builders in the order they run: what points to other rows first, the tables of rows pointed to last. */
export const builders: readonly TableBuilder[] = [
  achievements.achievementKinds,
  achievements.achievementCategories,
  achievements.achievements,
  achievements.titles,
  handKept.metas,
  handKept.raids,
  handKept.sourceTypes,
  handKept.occasions,
  creatures.mounts,
  creatures.minions,
  orchestrions.orchestrionCategories,
  orchestrions.orchestrions,
  emotes.emoteCategories,
  emotes.emotes,
  emotes.defaultEmotes,
  creatures.fashions,
  hairs,
  spells,
  relicSeries,
  relics,
  carnivaleStages,
  beasts.beastKins,
  beasts.beasts,
  ...Object.values(wearables),
  armoire.armoireCategories,
  armoire.armoireSubCategories,
  armoire.armoire,
  outfits,
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
  leves,
  leveAssignmentTypes,
  ttcards,
  triadPacks,
  triad.ttcardTypes,
  triad.ttrules,
  triad.ttnpcs,
  bozjaNotes,
  surveys.surveySeries,
  surveys.surveyRecords,
  occultRecords,
  vistas,
  proofs,
  tallies,
  explorations,
  storyChapters,
  societies.tribeRanks,
  societies.tribes,
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
