import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { failedTexts } from './texts.ts'

/** The one sentence for what could not be loaded, after the name of that where it helps, and its button. */
export const failedWords = (language: Language, name: string | undefined): { text: string; retry: string } => {
  const { failed, retry } = failedTexts(language)
  return { text: name === undefined ? failed : titled(language, name, failed), retry }
}
