import type { RarityEntry } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { percentDecimals } from '@kupodex/data/rules'
import { formatNumber, formatPercent } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ProfileTexts } from './texts.ts'
import type { NearRarity } from './use-near-rarity.ts'

/** The share of those counted who have a thing. */
export const shareOf = ({ percent, percentFull }: RarityEntry, language: Language): string =>
  formatPercent(percent, percentDecimals(percentFull), language)

/** How many of how many have a thing, and where: on the data center of the name, or on all worlds. */
export const hasWords = (
  { count }: RarityEntry,
  { charCount, isNear }: Pick<NearRarity, 'charCount' | 'isNear'>,
  scope: string,
  texts: Pick<ProfileTexts, 'has' | 'hasOfAll'>,
  language: Language,
): string =>
  fill(counted(isNear ? texts.has : texts.hasOfAll, count, language), { of: formatNumber(charCount, language), scope })
