import type { TableBuilder } from './build.ts'
import * as achievements from './achievements.ts'
import * as creatures from './creatures.ts'
import * as emotes from './emotes.ts'
import { hairs } from './hairs.ts'
import * as orchestrions from './orchestrions.ts'
import * as people from './people.ts'
import * as wearables from './wearables.ts'
import * as worlds from './worlds.ts'

/** All builders in the order they run: what points to other rows first, the tables of rows pointed to last. */
export const builders: readonly TableBuilder[] = [
  achievements.achievementKinds,
  achievements.achievementCategories,
  achievements.achievements,
  achievements.titles,
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
]
