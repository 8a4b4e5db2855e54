import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { failedTexts } from './texts.ts'

/** Whether the browser knows that it has no network. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** The one sentence for what could not be loaded, after the name of that where it helps, and its button. */
export const failedWords = (language: Language, name: string | undefined): { text: string; retry: string } => {
  const { failed, offline, retry } = failedTexts(language)
  if (isOffline()) return { text: offline, retry }
  return { text: name === undefined ? failed : titled(language, name, failed), retry }
}
