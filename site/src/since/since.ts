import type { Language } from '@kupodex/data/game'
import { safeStorage } from '#storage/safe-storage.ts'
import { type Figures, lookAgain } from './looks.ts'
import { sinceWords } from './words.ts'

/**
 * What changed on a page since this browser last looked at it, in one sentence; empty at a first visit and where nothing did. What it shows
 * now is remembered, so that nothing is said twice: ask once each time that the page is opened.
 */
export const sinceLast = (page: string, figures: Figures, language: Language, first?: string): string => {
  const now = Date.now()
  const before = lookAgain(safeStorage('localStorage'), page, figures, now)
  return before === null ? '' : sinceWords(before, figures, now, language, first)
}
