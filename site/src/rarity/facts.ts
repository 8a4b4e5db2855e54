import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { counted, type Counted } from '#texts/fill.ts'
import type { RarityItem } from './item.ts'

/** The words for what an achievement gives. */
export interface FactTexts {
  gamePointsOf: Counted
  titleReward: string
  itemReward: string
}

/** Where an achievement stands and what it gives, in one line; undefined where the tables do not know. */
export const factsLine = (
  { language, texts }: { language: Language; texts: FactTexts },
  { facts }: RarityItem,
): string | undefined => {
  if (facts === undefined) return undefined
  const { category, points, title, reward } = facts
  return [
    category,
    points === undefined ? undefined : counted(texts.gamePointsOf, points, language),
    title && titled(language, texts.titleReward, title.name),
    reward && titled(language, texts.itemReward, reward.name),
  ]
    .filter((part): part is string => part !== undefined)
    .join(' · ')
}
