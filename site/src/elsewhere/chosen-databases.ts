import type { Language } from '@kupodex/data/game'
import { type DatabaseWord, databaseWords, isWiki } from './databases.ts'

export const databasesKey = 'kupodex.databases'

/** What is shown until the reader says otherwise: wikis are in English, so that only pages in English lead there. */
export const usualDatabases = (language: Language): DatabaseWord[] =>
  databaseWords.filter((word) => language === 'en' || !isWiki(word))

/** The databases that the reader wants links to, in the order of all. */
export const chosenDatabases = (storage: Pick<Storage, 'getItem'>, language: Language): DatabaseWord[] => {
  const kept = storage.getItem(databasesKey)
  if (kept === null) return usualDatabases(language)
  const words = kept.split(',')
  return databaseWords.filter((word) => words.includes(word))
}

export const chooseDatabase = (
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  language: Language,
  word: DatabaseWord,
  isWanted: boolean,
): void => {
  const others = chosenDatabases(storage, language).filter((other) => other !== word)
  storage.setItem(databasesKey, (isWanted ? [...others, word] : others).join())
}
