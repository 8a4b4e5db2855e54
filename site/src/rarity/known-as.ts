import type { RarityType } from '@kupodex/data/game'
import { type KnownAs, rowOfGame } from '#elsewhere/databases.ts'
import type { RarityItem } from './item.ts'

/** What other databases know a title by: the first achievement that gives it; null where none is known. */
const giverOf = ({ ways = [] }: RarityItem, english: RarityItem | undefined): KnownAs | null => {
  const giver = ways.find(({ achievementId }) => achievementId !== undefined)
  if (giver?.achievementId === undefined) return null
  const id = giver.achievementId
  const inEnglish = english?.ways?.find(({ achievementId }) => achievementId === id)
  return { row: { kind: 'achievement', id }, name: giver.text, english: inEnglish?.text ?? null }
}

/** What other databases know an item by, with the same item in English; null where they cannot know it. */
export const knownAs = (type: RarityType, item: RarityItem, english: RarityItem | undefined): KnownAs | null =>
  type === 'title'
    ? giverOf(item, english)
    : { row: rowOfGame(type, item), name: item.name, english: english?.name ?? null }
