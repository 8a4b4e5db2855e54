import { collectionPages, listedCollections, type RarityType } from '@kupodex/data/game'

const words = new Map<RarityType, string>(
  listedCollections.map(({ type, list }) => [list.word, collectionPages[type].path]),
)

/** The word of the shelf of a rarity list's collection. */
export const shelfWord = (list: RarityType): string => words.get(list) ?? ''
