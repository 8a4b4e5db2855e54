import type { Names } from './ground/languages.ts'
import type { TableName, TableRow, tables } from './schema/index.ts'

/** What a lean row lacks, whatever its table: prose, pictures, and what only the details of a thing need. A test compares the list with the tables. */
export const detailFields = [
  'description',
  'descriptionEnhanced',
  'tooltip',
  'balloons',
  'hint',
  'sources',
  'itemIds',
  'icon',
  'image',
  // Of what lists of players know before the game's data are here; the second is of published rows alone.
  'provisional',
  'untranslated',
  // Of emotes.
  'command',
  'commands',
  'unlockLink',
  // Of levequests.
  'leveClient',
  'issuerIcon',
  'destinationNpcId',
  'itemName',
  'itemCount',
  'itemRepeats',
  'expReward',
  'gilReward',
  // Of missions.
  'requirements',
  'supplies',
  'recipes',
] as const

/** The fields that the lean rows of one table lack, which lists of others need. */
export const ownDetailFields = {
  armoire: ['itemId', 'outfitIds'],
  achievements: ['patch'],
  beasts: ['minLevel', 'maxLevel', 'enemyIds'],
  leves: ['itemId'],
  outfits: ['pieces'],
  npcs: ['x', 'z', 'sizeFactor'],
} as const satisfies Partial<Record<TableName, readonly string[]>>

type OwnDetails = typeof ownDetailFields

export type DetailField<Name extends TableName> =
  | (typeof detailFields)[number]
  | (Name extends keyof OwnDetails ? OwnDetails[Name][number] : never)

/** A value of a table as it is published in one language: each name in it is a text, however deep. */
type Localised<Value> = Value extends Names
  ? string
  : Value extends object
    ? { [Field in keyof Value]: Localised<Value[Field]> }
    : Value

type Prose<Name extends TableName> = (typeof tables)[Name]['prose'][number]

/** How to obtain a thing, in words, for tables that know the ways. */
type HowTo<Name extends TableName> = 'sources' extends keyof TableRow<Name> ? { howTo: string } : unknown

/** Whether the name is English because the language has none yet. */
interface Untranslated {
  untranslated?: true
}

/** A row of a table as it is published in one language; the game's prose is there only where the import had it, and is not in the schema of a row either. */
export type LocalisedRow<Name extends TableName> = Localised<Omit<TableRow<Name>, 'howTo'>> &
  HowTo<Name> &
  ('provisional' extends keyof TableRow<Name> ? Untranslated : unknown) & { [Field in Prose<Name>]?: string }

/** A row as lists have it: without prose and what only details need (see `leanRows`). */
export type LeanRow<Name extends TableName> = Omit<LocalisedRow<Name>, DetailField<Name>>

const ownDetails: Readonly<Record<string, readonly string[]>> = ownDetailFields

/** The published rows of a table without what only their details need: the same as the published lean rows. */
export const leanRows = (table: string, rows: readonly object[]): object[] => {
  const left = new Set<string>([...detailFields, ...(ownDetails[table] ?? [])])
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !left.has(field))))
}
