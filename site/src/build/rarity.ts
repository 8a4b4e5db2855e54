import type { RarityEntry } from '@kupodex/data/contract'
import type { GameRow } from './published.ts'

/** An item of a rarity list with what is known of it. */
export interface RarityRow extends RarityEntry {
  item: GameRow
}

/** A rarity list as a page shows it. */
export interface RarityLists {
  /** Nobody's first, by id, then the rarest (spec: site §5). */
  obtainable: RarityRow[]
  /** The same for what can not be obtained any more. */
  gone: RarityRow[]
}

/** Joins a rarity list with its items, parts what is gone from it and puts what nobody owns first. */
export const rarityLists = (
  entries: readonly RarityEntry[],
  items: ReadonlyMap<number, GameRow> | null,
): RarityLists => {
  const rows = entries
    .map((entry): RarityRow => ({
      ...entry,
      item: items?.get(entry.id) ?? { id: entry.id, name: `#${entry.id}`, howTo: '', obtainable: true },
    }))
    .sort((a, b) => a.count - b.count || a.id - b.id)
  return { obtainable: rows.filter((row) => row.item.obtainable), gone: rows.filter((row) => !row.item.obtainable) }
}
