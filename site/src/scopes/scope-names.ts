import type { Language } from '@kupodex/data/game'
import { commonTexts } from '#texts/texts.ts'

/** What a scope is called in a heading, and within a sentence: worlds and data centers by their names. */
export const scopeNames = (language: Language, scope: string): readonly [name: string, within: string] => {
  const { global, globalWithin } = commonTexts(language)
  return scope === 'global' ? [global, globalWithin] : [scope, scope]
}
