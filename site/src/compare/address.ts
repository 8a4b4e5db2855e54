import { characterIdPattern } from '@kupodex/data/contract'
import { partsBelow } from '#character/paths.ts'
import type { ThingList } from '#things/lists.ts'

/** The list that is open where an address names none. */
const defaultWord = 'mounts' satisfies ThingList['word']

const whole = new RegExp(`^0*(${characterIdPattern})$`)

/** The second character of an address: `/char/{a}/compare/{b}/`; null where it names none. */
export const secondIn = (path: string): number | null => {
  const found = whole.exec(partsBelow(path)[0] ?? '')?.[1]
  return found === undefined ? null : Number(found)
}

/** The list of some that a query opens; the default for a word that is no list. */
export const listIn = (search: string, lists: readonly ThingList[]): ThingList => {
  const asked = new URLSearchParams(search).get('list') ?? defaultWord
  const listOf = (word: string) => lists.find((list) => list.word === word)
  const list = listOf(asked) ?? listOf(defaultWord)
  if (list === undefined) throw new Error('the default list is missing')
  return list
}

/** The query that opens another list: who has a thing is still shown the same way, all else begins again. */
export const queryFor = (word: ThingList['word'], search: string): string => {
  const show = new URLSearchParams(search).get('show')
  const query = new URLSearchParams()
  if (word !== defaultWord) query.set('list', word)
  if (show !== null) query.set('show', show)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const turned: Readonly<Record<string, string>> = { onlyA: 'onlyB', onlyB: 'onlyA' }

/** The query of the same comparison with the characters in each other's places. */
export const turnedQuery = (search: string): string => {
  const query = new URLSearchParams(search)
  const show = query.get('show')
  if (show !== null) query.set('show', turned[show] ?? show)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
