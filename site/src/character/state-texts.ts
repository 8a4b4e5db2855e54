import type { Language } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'
import { characterStateTexts, finderTexts } from '#texts/texts.ts'
import { characterTexts } from './texts.ts'

/** What a page of a character says, above all where it shows none; the same object each time. */
export const stateTexts = memo((language: Language) => ({
  character: characterStateTexts(language),
  finder: finderTexts(language),
  own: characterTexts(language),
}))

export type StateTexts = ReturnType<typeof stateTexts>
