import { characterIdPattern } from '@kupodex/data/contract'
import { partsBelow } from '#character/paths.ts'
import { defaultWord, type ThingList } from '#things/lists.ts'

const whole = new RegExp(`^0*(${characterIdPattern})$`)

/** The second character of an address: `/char/{a}/compare/{b}/`; null where it names none. */
export const secondIn = (path: string): number | null => {
  const found = whole.exec(partsBelow(path)[0] ?? '')?.[1]
  return found === undefined ? null : Number(found)
}

/** The query that opens another list: who has a thing is still shown the same way, all else begins again. */
export const queryFor = (word: ThingList['word'], search: string): string => {
  const show = new URLSearchParams(search).get('show')
  const query = new URLSearchParams()
  if (word !== defaultWord) query.set('list', word)
  if (show !== null) query.set('show', show)
  return query.size === 0 ? '' : `?${query}`
}

const turned: Readonly<Record<string, string>> = { onlyA: 'onlyB', onlyB: 'onlyA' }

/** The query of the same comparison with the characters in each other's places. */
export const turnedQuery = (search: string): string => {
  const query = new URLSearchParams(search)
  const show = query.get('show')
  if (show !== null) query.set('show', turned[show] ?? show)
  return query.size === 0 ? '' : `?${query}`
}
