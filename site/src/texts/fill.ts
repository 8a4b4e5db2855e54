import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { memo } from '#format/memo.ts'

/** Puts values in place of the `{word}` marks of a text; a mark without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (mark, word: string) => values[word] ?? mark)

export interface Counted {
  one: string
  other: string
}

const rules = memo((language: Language) => new Intl.PluralRules(language))

/** The form of a counted text for `n`, with `n` written the language's way. */
export const counted = (forms: Counted, n: number, language: Language): string =>
  fill(rules(language).select(n) === 'one' ? forms.one : forms.other, { n: formatNumber(n, language) })
