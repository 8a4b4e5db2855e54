import type { ThingList } from './lists.ts'

/** The list that is open where an address names none. */
export const defaultWord = 'mounts' satisfies ThingList['word']

/** The list of some that a query opens; the default for a word that is no list. */
export const listIn = (search: string, lists: readonly ThingList[]): ThingList => {
  const asked = new URLSearchParams(search).get('list') ?? defaultWord
  const listOf = (word: string) => lists.find((list) => list.word === word)
  const list = listOf(asked) ?? listOf(defaultWord)
  if (list === undefined) throw new Error('the default list is missing')
  return list
}
