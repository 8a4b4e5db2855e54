import type { Language } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import type { Group } from './groups.ts'
import type { CollectionTexts } from './texts.ts'
import type { Thing } from './thing.ts'

interface Head {
  things: readonly Thing[]
  /** The headings that other things of the group are listed below, and how many. */
  elsewhere: { groups: readonly Group[]; count: number }
}

/** How many things are below the heading of a group, and what its link adds or leaves out: `396, of which 187 count`. */
export const headCount = (language: Language, texts: CollectionTexts, { things, elsewhere }: Head): string => {
  const n = (value: number) => formatNumber(value, language)
  const { possible } = sumUp(things)
  const names = elsewhere.groups.map(({ name }) => name)
  return listed(
    language,
    n(things.length),
    ...(possible > 0 && possible < things.length ? [fill(texts.heads.counted, { n: n(possible) })] : []),
    ...(elsewhere.count > 0
      ? [fill(texts.heads.elsewhere, { n: n(elsewhere.count), groups: listed(language, ...names) })]
      : []),
  )
}
