import type * as z from 'zod'
import type { collectionPages, KnownCollection } from '../collections/index.ts'
import * as achievements from './achievements.ts'
import * as bozja from './bozja.ts'
import type { PlainTable } from './collectable.ts'
import * as collected from './collections.ts'
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

const defined = {
  ...achievements,
  ...collected,
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

/** A table that a collection or its page names but that is not defined. */
type MissingTable = Exclude<
  KnownCollection['table'] | (typeof collectionPages)[KnownCollection['type']]['tables'][number],
  keyof typeof defined
>

/**
 * Every table of game data by its name: the list that import, publishing, schema and tests iterate over. If this does not
 * compile, a collection or its page names a table that is missing: define it in a file of this folder, and add its rows with
 * a builder of the import (or a file in `hand/`).
 */
export const tables: typeof defined & Record<MissingTable, PlainTable> = defined

/** The name of a table. */
export type TableName = keyof typeof tables

/** A row of a table. */
export type TableRow<Name extends TableName> = z.infer<(typeof tables)[Name]['row']>

export { defineTable, type Draft, type TableDefinition } from './table.ts'
