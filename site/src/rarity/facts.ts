import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { counted } from '#texts/fill.ts'
import { rarityRowTexts } from '#texts/texts.ts'
import type { RarityItem } from './item.ts'

/** Where an achievement stands and what it gives, in one line; undefined where the tables do not know. */
export const factsLine = (language: Language, { facts }: RarityItem): string | undefined => {
  if (facts === undefined) return undefined
  const { category, points, title, reward } = facts
  const texts = rarityRowTexts(language)
  return [
    category,
    points === undefined ? undefined : counted(texts.gamePointsOf, points, language),
    title && titled(language, texts.titleReward, title.name),
    reward && titled(language, texts.itemReward, reward.name),
  ]
    .filter((part): part is string => part !== undefined)
    .join(' · ')
}
