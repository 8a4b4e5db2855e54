import type { RarityEntry } from '@kupodex/data/contract'
import type { RarityItem } from './item.ts'

/** Rows a page (spec: site §9). */
export const rarityPageSize = 250

/** A row of a rarity list; `place` counts from 1, null for what can not be had any more. */
export interface RarityRow extends RarityEntry {
  item: RarityItem
  place: number | null
}

const unknownItem = (id: number): RarityItem => ({ id, name: `#${id}` })

/**
 * Joins a list of owners with its items: nobody's first, by id, then the rarest (spec: site §5), and below them what can not be
 * had any more in the same order. `left` are ids that have no place in a list.
 */
export const rarityRows = (
  entries: readonly RarityEntry[],
  items: ReadonlyMap<number, RarityItem>,
  left: ReadonlySet<number> = new Set(),
): RarityRow[] => {
  const rows = entries
    .filter(({ id }) => !left.has(id))
    .map((entry): RarityRow => ({ ...entry, item: items.get(entry.id) ?? unknownItem(entry.id), place: null }))
    .sort((a, b) => a.count - b.count || a.id - b.id)
  const listed = rows.filter(({ item }) => item.gone !== true).map((row, index) => ({ ...row, place: index + 1 }))
  return [...listed, ...rows.filter(({ item }) => item.gone === true)]
}

/** How many pages a list fills; an empty one still has its first. */
export const rarityPages = (rows: number): number => Math.max(1, Math.ceil(rows / rarityPageSize))

/** The rows of a page that counts from 1. */
export const rowsOfPage = <Row>(rows: readonly Row[], page: number): Row[] =>
  rows.slice((page - 1) * rarityPageSize, page * rarityPageSize)
