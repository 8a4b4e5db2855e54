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
  // Of emotes.
  'command',
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

/** A field that a lean row lacks. */
export type DetailField = (typeof detailFields)[number]

const isDetail = (field: string): boolean => (detailFields as readonly string[]).includes(field)

/** A published row of any table without what only its details need: the same as the published lean row. */
export const leanRow = <Row extends object>(row: Row): Omit<Row, DetailField> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !isDetail(field))) as Omit<Row, DetailField>
