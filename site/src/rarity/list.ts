import type { RarityAnswer, RarityEntry } from '@kupodex/data/contract'
import type { RarityItem } from './item.ts'

/** Rows a page (spec: site §9). */
const rarityPageSize = 250

/** A row of a rarity list; `place` counts from 1 among what somebody owns and can be had, null for all else. */
export interface RarityRow extends RarityEntry {
  item: RarityItem
  place: number | null
  /** Whether nobody of those counted owns it, though it can be had: such rows are folded away. */
  folded: boolean
  /** The share that owned it weeks ago, in words; in a list of what moved. */
  before?: string
}

const unknownItem = (id: number): RarityItem => ({ id, name: `#${id}` })

/**
 * Joins a list of owners with its items: nobody's first, by id, then the rarest (spec: site §5), and below them what cannot be
 * had any more in the same order. Where nobody was counted, all is in the order of the items. `left` are ids that have no
 * place in a list.
 */
export const rarityRows = (
  { rarity, charCount }: Pick<RarityAnswer, 'rarity' | 'charCount'>,
  items: ReadonlyMap<number, RarityItem>,
  left: ReadonlySet<number> = new Set(),
): RarityRow[] => {
  const places = new Map([...items.keys()].map((id, at) => [id, at]))
  const placeOf = ({ id }: RarityEntry) => places.get(id) ?? places.size
  const isFolded = ({ count }: RarityEntry, item: RarityItem) => charCount > 0 && count === 0 && !item.gone
  const rows = rarity
    .filter(({ id }) => !left.has(id))
    .map((entry): RarityRow => {
      const item = items.get(entry.id) ?? unknownItem(entry.id)
      return { ...entry, item, place: null, folded: isFolded(entry, item) }
    })
    .sort((a, b) => (charCount === 0 ? placeOf(a) - placeOf(b) : a.count - b.count) || a.id - b.id)
  const owned = rows
    .filter(({ item, folded }) => !item.gone && !folded)
    .map((row, index) => (charCount === 0 ? row : { ...row, place: index + 1 }))
  return [...rows.filter(({ folded }) => folded), ...owned, ...rows.filter(({ item }) => item.gone)]
}

/** How many pages a list fills, at least one. Those that nobody owns are folded away, so they and all others are cut into pages separately. */
export const rarityPages = (rows: readonly RarityRow[]): number => {
  const away = rows.filter(({ folded }) => folded).length
  return Math.max(1, ...[away, rows.length - away].map((count) => Math.ceil(count / rarityPageSize)))
}

const cut = <Row>(rows: readonly Row[], page: number): Row[] =>
  rows.slice((page - 1) * rarityPageSize, page * rarityPageSize)

/** The rows of a page that counts from 1: of those that nobody owns, and after them of all others. */
export const rowsOfPage = (rows: readonly RarityRow[], page: number): RarityRow[] => [
  ...cut(
    rows.filter(({ folded }) => folded),
    page,
  ),
  ...cut(
    rows.filter(({ folded }) => !folded),
    page,
  ),
]
