import type * as z from 'zod'
import { collections, type KnownCollection } from '../collections/index.ts'
import * as achievements from './achievements.ts'
import * as beasts from './beasts.ts'
import * as bozja from './bozja.ts'
import { carnivaleStages } from './carnivale.ts'
import { collectable, type PlainTable } from './collectable.ts'
import * as collected from './collections.ts'
import * as cosmic from './cosmic.ts'
import * as fish from './fish.ts'
import * as gear from './gear.ts'
import * as island from './island.ts'
import * as leves from './leves.ts'
import * as people from './people.ts'
import * as portraits from './portraits.ts'
import * as progress from './progress.ts'
import * as records from './records.ts'
import * as references from './references.ts'
import * as relics from './relics.ts'
import * as shops from './shops.ts'
import { defineTable } from './table.ts'
import * as triad from './triad.ts'
import * as weather from './weather.ts'

const defined = {
  ...achievements,
  ...collected,
  ...people,
  ...beasts,
  ...bozja,
  carnivaleStages,
  ...cosmic,
  ...fish,
  ...gear,
  ...island,
  ...leves,
  ...portraits,
  ...progress,
  ...records,
  ...references,
  ...relics,
  ...shops,
  ...triad,
  ...weather,
}

/** A table that a collection names but no file of this folder defines: it has the columns of everything collected. */
type PlainName = Exclude<KnownCollection['table'], keyof typeof defined>

const plain = Object.fromEntries(
  collections
    .filter(({ table }) => !Object.hasOwn(defined, table))
    .map(({ table }) => [table, defineTable(table, collectable)]),
) as Record<PlainName, PlainTable>

/** Every table of game data by its name: the list that import, publishing, schema and tests iterate over. */
export const tables = { ...defined, ...plain }

export type TableName = keyof typeof tables

export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]['row']>

export { type Draft, type TableDefinition } from './table.ts'
