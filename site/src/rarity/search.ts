import type { RarityType } from '@kupodex/data/contract'
import { rarityLists } from '@kupodex/data/rules'
import Fuse from 'fuse.js'
import type { RarityRow } from './list.ts'

/** What is searched (spec: site §5): from three letters on, with a threshold of 0.2 over a distance of 1000. */
export const searchRules = { minMatchCharLength: 3, threshold: 0.2, distance: 1000 }

/** Makes a search over a list: the best match first; an empty text, and one too short to match, finds all. */
export const searchOf = (type: RarityType, rows: readonly RarityRow[]): ((text: string) => readonly RarityRow[]) => {
  const keys = rarityLists[type].searched.map((field) => `item.${field}`)
  const fuse = new Fuse(rows, { keys, ...searchRules })
  return (text) => {
    const wanted = text.trim()
    return wanted.length < searchRules.minMatchCharLength ? rows : fuse.search(wanted).map(({ item }) => item)
  }
}
