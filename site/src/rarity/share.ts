import type { RarityEntry } from '@kupodex/data/contract'
import { isLearnt, type Language, type RarityType } from '@kupodex/data/game'
import { percentDecimals, percentOf, rarityLists, roundPercent } from '@kupodex/data/rules'
import { formatPercent } from '#format/number.ts'
import { shareTexts } from '#texts/texts.ts'

/** Words in place of a share: nobody owns the thing, or nobody who could was counted. */
export type ShareTexts = Pick<ReturnType<typeof shareTexts>, 'nobody' | 'notCounted'>

/** Zero percent: of what players check off only those who did are counted, so that none of them is not nobody. */
export const noShare = (language: Language): string => formatPercent(0, 0, language)

/** How many of those counted own a thing, in percent; words where nobody does, and where nobody was counted. */
export const shareText = (
  { percent, percentFull, count }: Pick<RarityEntry, 'percent' | 'percentFull' | 'count'>,
  characters: number,
  language: Language,
  { nobody, notCounted }: ShareTexts = shareTexts(language),
): string =>
  characters === 0 ? notCounted : count === 0 ? nobody : formatPercent(percent, percentDecimals(percentFull), language)

export const shareOfCount = (
  count: number,
  characters: number,
  language: Language,
  texts: ShareTexts = shareTexts(language),
): string => {
  const percentFull = percentOf(count, characters)
  return shareText({ count, percentFull, percent: roundPercent(percentFull) }, characters, language, texts)
}

/** The words in place of a share in one list: of what players check off, zero percent where none of those counted own it. */
export const shareTextsOf = (type: RarityType, language: Language): ShareTexts => {
  const texts = shareTexts(language)
  return isLearnt('ticked', rarityLists[type]) ? { ...texts, nobody: noShare(language) } : texts
}
