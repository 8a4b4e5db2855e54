import type { TableName } from './schema/index.ts'

/**
 * The fields that a lean row lacks, whatever its table: the game's prose, its pictures, and what only the details of a thing
 * need. A test compares the list with the tables.
 */
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

/** A field that a lean row of a table lacks. */
export type DetailField<Name extends TableName> =
  | (typeof detailFields)[number]
  | (Name extends keyof OwnDetails ? OwnDetails[Name][number] : never)

const ownDetails: Readonly<Record<string, readonly string[]>> = ownDetailFields

/** The published rows of a table without what only their details need: the same as the published lean rows. */
export const leanRows = (table: string, rows: readonly object[]): object[] => {
  const left = new Set<string>([...detailFields, ...(ownDetails[table] ?? [])])
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !left.has(field))))
}
