import type { RarityType } from '@kupodex/data/contract'
import Fuse from 'fuse.js'
import type { RarityRow } from './list.ts'

/** What is searched (spec: site §5): from three letters on, with a threshold of 0.2 over a distance of 1000. */
export const searchRules = { minMatchCharLength: 3, threshold: 0.2, distance: 1000 }

const keys = (type: RarityType): string[] => {
  switch (type) {
    case 'title':
      return ['item.name', 'item.feminine', 'item.description']
    case 'achievement':
      return ['item.name', 'item.description']
    case 'mount':
    case 'minion':
      return ['item.name', 'item.description', 'item.howTo']
    default:
      return ['item.name']
  }
}

/** Makes a search over a list: the best match first; an empty text, and one too short to match, finds all. */
export const searchOf = (type: RarityType, rows: readonly RarityRow[]): ((text: string) => readonly RarityRow[]) => {
  const fuse = new Fuse(rows, { keys: keys(type), ...searchRules })
  return (text) => {
    const wanted = text.trim()
    return wanted.length < searchRules.minMatchCharLength ? rows : fuse.search(wanted).map(({ item }) => item)
  }
}
