import type { Language } from '@kupodex/data/game'
import { safeStorage } from '#storage/safe-storage.ts'
import { fill } from '#texts/fill.ts'
import { lookAgain } from './looks.ts'
import { sinceTexts } from './texts.ts'
import { sinceText } from './words.ts'

export interface First {
  /** The board, by a word that stays the same in every language. */
  board: string
  /** What the page calls it; empty where it is the only one. */
  title: string
  id: number
  name: string
}

/**
 * Who is new in the first place of a page's boards since this browser last looked at it, in one sentence; empty at a first visit, and where
 * nobody is. Who is first now is remembered, so that nothing is said twice. A board that had nobody then is not compared.
 */
export const firstsSinceLast = (page: string, firsts: readonly First[], language: Language): string => {
  const now = Date.now()
  const ids = Object.fromEntries(firsts.map(({ board, id }) => [board, id]))
  const before = lookAgain(safeStorage('localStorage'), page, ids, now)
  if (before === null) return ''
  const texts = sinceTexts(language)
  const changes = firsts
    .filter(({ board, id }) => (before.figures[board] ?? id) !== id)
    .map(({ title, name }) => fill(title === '' ? texts.first : texts.firstOf, { name, board: title }))
  return sinceText(before, changes, now, language)
}
