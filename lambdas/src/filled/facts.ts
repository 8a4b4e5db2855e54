import type { FilledPage } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { CardContent, CharacterCard } from '../card/content.ts'
import { formatPercent, rankText } from '../card/figures.ts'
import { collectionName } from '../card/texts.ts'
import type { HeadFacts } from './head.ts'

/** Pages that are nobody's to list: forms, and those about two characters. */
const unlisted: readonly string[] = ['settings', 'verify', 'compare']

/** A character in a line: where it is, and how far in what characters are ranked by. */
export const summaryOf = ({ world, dataCenter, ranks, collections }: CharacterCard, language: Language): string => {
  const parts = ranks.flatMap(({ type, world: rank }) => {
    const percent = collections.find((collection) => collection.type === type)?.progress?.percent ?? null
    const figures = [
      ...(percent === null ? [] : [formatPercent(percent, language)]),
      ...(rank === null ? [] : [rankText(rank, language)]),
    ]
    return figures.length === 0 ? [] : [`${collectionName(type, language)} ${figures.join(', ')}`]
  })
  return [`${world} (${dataCenter})`, ...parts].join(' · ')
}

/** What the head of a page says of a character, out of what its card shows: only the ranked ones are listed. */
export const headFacts = (content: CardContent, { language, word }: FilledPage): HeadFacts => {
  if (content.kind !== 'character') return { character: null, isListed: false }
  const { name, world, ranks } = content
  return {
    character: { name, world, summary: summaryOf(content, language) },
    isListed: ranks.some((rank) => rank.world !== null || rank.global !== null) && !unlisted.includes(word),
  }
}
