import {
  type GoneReason,
  type HowToWords,
  type KnownCollection,
  overridden,
  type Source,
  type TableName,
  type TableRow,
  unlockedCollections,
  type UnlockKind,
} from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { patchByHand, soldByHand, verdictByHand } from '../facts/ranges.ts'
import { exportUnlocks } from '../sources/unlocks.ts'
import { handOverride, handSources } from '../sources/hand-sources.ts'
import { type Derived, settle, sourceType, type Ways, waysToItem } from '../sources/index.ts'
import { paidTypes } from '../sources/source-types.ts'

/** What every collected thing gets from elsewhere than its own sheet: items, patch, ways to get it. */
export interface Acquired {
  sourceTypeId: number
  obtainable: boolean
  /** Why nobody can get it; left out where one can. */
  gone?: GoneReason | undefined
  patch: string | null
  itemIds: number[]
  sources: Source[]
  /** Words that replace those of the sources, by language. */
  howTo?: HowToWords | undefined
}

/** A table of collected things whose rows name the items that unlock them, whether or not any is known. */
export type UnlockedTable = {
  [Table in KnownCollection['table']]: TableRow<Table> extends Acquired ? Table : never
}[KnownCollection['table']]

/** What lists call the unlocking of a table's things. */
const kinds = new Map<TableName, UnlockKind>(unlockedCollections.map(({ table, unlock }) => [table, unlock]))

export const itemsUnlocking = (context: ImportContext, table: UnlockedTable, id: number): number[] => {
  const kind = kinds.get(table)
  if (!kind) return []
  return [...new Set([...(context.items.unlocking(kind).get(id) ?? []), ...exportUnlocks(context.sheets, kind, id)])]
}

/** What follows from ways for counting. */
export type Standing = Omit<Acquired, 'patch' | 'itemIds'>

const openOrGone = (gone: GoneReason | null) => ({ obtainable: gone === null, ...(gone !== null && { gone }) })

/** What is paid for is so through the ways known, or else sold by the store. */
const paidType = ({ sourceTypeId }: Ways): number => (paidTypes.has(sourceTypeId) ? sourceTypeId : sourceType.store)

const judged = (context: ImportContext, table: TableName, id: number, ways: Ways): Standing => {
  const verdict = verdictByHand(context.hand, table, id)
  const sourceTypeId = verdict?.is === 'paid' ? paidType(ways) : ways.sourceTypeId
  if (!verdict) return { sourceTypeId, ...openOrGone(ways.gone), sources: ways.sources }
  const derived = ways.gone ?? (ways.sources.length === 0 ? null : paidTypes.has(ways.sourceTypeId) ? 'paid' : 'open')
  const taken = verdict.is === 'gone' ? verdict.reason : verdict.is
  const agree = derived === null || derived === taken || (verdict.is === 'gone' && ways.gone !== null)
  if (!agree) context.disputes.note({ table, id, taken, against: derived })
  if (verdict.is !== 'gone') return { sourceTypeId, ...openOrGone(null), sources: ways.sources }
  const sources = ways.sources.map((source): Source => ({ ...source, limited: true }))
  return { sourceTypeId, ...openOrGone(verdict.reason), sources }
}

/** What the ways say; a verdict kept by hand decides, and what speaks against it is noted; what editors said comes last. */
export const standingOf = (context: ImportContext, table: TableName, id: number, ways: Ways): Standing =>
  overridden<Standing>(judged(context, table, id, ways), handOverride(context, table, id))

/**
 * What is known of getting the row `id` of a table of collected things: what its own sheets say (`known`), then what is
 * known of the items that unlock it. Facts kept by hand come on top.
 */
export const acquired = (
  context: ImportContext,
  table: UnlockedTable,
  id: number,
  known: readonly Derived[] = [],
  itemIds: number[] = itemsUnlocking(context, table, id),
): Acquired => {
  for (const item of itemIds) context.references.note('items', item)
  const ways = settle(context, [
    ...known,
    ...itemIds.flatMap((item) => waysToItem(context, item)),
    ...handSources(context, table, id),
  ])
  const [patch = patchByHand(context.hand, table, id)] = itemIds
    .map((item) => context.items.patchOf(item))
    .filter((known) => known !== null)
  return { ...standingOf(context, table, id, ways), patch, itemIds }
}

/** Whether an item is in a category of the market board; null where the export has no such sheet or row. */
const isListed = ({ sheets }: ImportContext, itemId: number): boolean | null => {
  const row = sheets.find('Item')?.get(itemId)
  return row === undefined ? null : row.int('ItemSearchCategory') !== 0
}

/**
 * Whether one of the items that bring a row can be sold on the market board: as the export's own sheet has it, else the lists of items, else what
 * is kept by hand. Null where nobody knows.
 */
export const soldOf = (
  context: ImportContext,
  table: UnlockedTable,
  id: number,
  itemIds: readonly number[] = itemsUnlocking(context, table, id),
): boolean | null => {
  const known = itemIds
    .map((item) => isListed(context, item) ?? context.items.items.get(item)?.tradeable ?? null)
    .filter((sold) => sold !== null)
  return known.length > 0 ? known.includes(true) : soldByHand(context.hand, table, id)
}
