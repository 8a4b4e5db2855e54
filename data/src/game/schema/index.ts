import type * as z from 'zod'
import * as achievements from './achievements.ts'
import * as bozja from './bozja.ts'
import * as collections from './collections.ts'
import * as cosmic from './cosmic.ts'
import * as fish from './fish.ts'
import * as island from './island.ts'
import * as leves from './leves.ts'
import * as people from './people.ts'
import * as portraits from './portraits.ts'
import * as references from './references.ts'
import * as shops from './shops.ts'
import * as triad from './triad.ts'
import * as weather from './weather.ts'

/** Every table of game data by its name: the one list that import, publishing, schema and tests walk. */
export const tables = {
  ...achievements,
  mounts: collections.mounts,
  minions: collections.minions,
  orchestrions: collections.orchestrions,
  orchestrionCategories: collections.orchestrionCategories,
  emotes: collections.emotes,
  emoteCategories: collections.emoteCategories,
  fashions: collections.fashions,
  hairs: collections.hairs,
  bardings: collections.bardings,
  facewear: collections.facewear,
  sourceTypes: collections.sourceTypes,
  ...people,
  ...bozja,
  ...cosmic,
  ...fish,
  ...island,
  ...leves,
  ...portraits,
  ...references,
  ...shops,
  ...triad,
  ...weather,
}

/** The name of a table. */
export type TableName = keyof typeof tables

/** A row of a table. */
export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]['row']>

export { defineTable, type Draft, type TableDefinition } from './table.ts'
