import type { RarityType } from '@kupodex/data/game'
import { rarityLists } from '@kupodex/data/rules'
import Fuse from 'fuse.js'
import { fewestOf, isEnough } from '#search/enough.ts'
import type { RarityRow } from './list.ts'

/** What is searched (spec: site §5): with a threshold of 0.2 over a distance of 1000. */
const searchRules = { threshold: 0.2, distance: 1000 }

/** Where the searched fields are in a row. */
const keyOf = { name: 'item.name', feminine: 'item.feminine', description: 'item.description', howTo: 'item.ways.text' }

/** Makes a search over a list, whose order stays; an empty text, and one too short to match, finds all. */
export const searchOf = (type: RarityType, rows: readonly RarityRow[]): ((text: string) => readonly RarityRow[]) => {
  const keys = rarityLists[type].searched.map((field) => keyOf[field])
  const fuses = new Map<number, Fuse<RarityRow>>()
  const fuseOf = (minMatchCharLength: number) => {
    const fuse = fuses.get(minMatchCharLength) ?? new Fuse(rows, { keys, minMatchCharLength, ...searchRules })
    fuses.set(minMatchCharLength, fuse)
    return fuse
  }
  return (text) => {
    const wanted = text.trim()
    if (!isEnough(wanted)) return rows
    return fuseOf(fewestOf(wanted))
      .search(wanted)
      .sort((a, b) => a.refIndex - b.refIndex)
      .map(({ item }) => ({ ...item, folded: false }))
  }
}
