import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'

/** How many of a collection count and how many are owned in all, in words: with a rest, or all of them. */
export const ownedWords = (
  texts: Readonly<Record<'some' | 'all', string>>,
  counted: number,
  owned: number,
  language: Language,
): string => {
  const n = (value: number) => formatNumber(value, language)
  return fill(counted === owned ? texts.all : texts.some, {
    counted: n(counted),
    owned: n(owned),
    rest: n(owned - counted),
  })
}
