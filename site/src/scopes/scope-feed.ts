import type { Language } from '@kupodex/data/game'
import { askPath } from '#ask/request-line.ts'
import { titled } from '#format/punctuation.ts'
import { commonTexts } from '#texts/texts.ts'
import { scopeNames } from './scope-names.ts'

/** The feed of a scope, as a page's head names it. */
export const scopeFeed = (language: Language, scope: string): { title: string; href: string } => ({
  title: titled(language, commonTexts(language).feed, scopeNames(language, scope)[0]),
  href: askPath('scopeFeed', { lang: language, scope }),
})
