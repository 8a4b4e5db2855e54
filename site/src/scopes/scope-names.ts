import type { Language } from '@kupodex/data/game'
import { commonTexts } from '#texts/texts.ts'
import { askPath } from '#ask/request-line.ts'
import { titled } from '#format/punctuation.ts'

/** What a scope is called in a heading, and within a sentence: worlds and data centers by their names. */
export const scopeNames = (language: Language, scope: string): readonly [name: string, within: string] => {
  const { global, globalWithin } = commonTexts(language)
  return scope === 'global' ? [global, globalWithin] : [scope, scope]
}

export const scopeFeed = (language: Language, scope: string): { title: string; href: string } => ({
  title: titled(language, commonTexts(language).feed, scopeNames(language, scope)[0]),
  href: askPath('scopeFeed', { lang: language, scope }),
})
