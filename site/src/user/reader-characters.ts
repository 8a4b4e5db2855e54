import type { RecentCharacter } from '#recent/recent.ts'
import type { KnownUser } from './kept-user.ts'

/** A character of a reader: verified by the user who is logged in, chosen in this browser, a favorite of the user, or only opened in this browser. */
export interface ReaderCharacter extends RecentCharacter {
  kind: 'own' | 'chosen' | 'favorite' | 'opened'
}

/** How many there are at most: the desk asks for each. */
const most = 5

/**
 * The characters of a reader: the user's own, then the one chosen in this browser, then favorites, then others that were opened in this
 * browser, of each kind the one opened last first. What a page says of one character it says of the first.
 */
export const readerCharacters = (
  user: Pick<KnownUser, 'own' | 'favorites'> | null,
  chosen: RecentCharacter | null,
  recent: readonly RecentCharacter[],
): ReaderCharacter[] => {
  const opened = new Map(recent.map(({ id }, at) => [id, at]))
  const place = ({ id }: RecentCharacter) => opened.get(id) ?? recent.length
  const lastFirst = (some: readonly RecentCharacter[]) => some.toSorted((a, b) => place(a) - place(b))
  const as = (kind: ReaderCharacter['kind'], some: readonly RecentCharacter[]) => some.map((one) => ({ ...one, kind }))
  const own = [...as('own', lastFirst(user?.own ?? [])), ...as('chosen', chosen === null ? [] : [chosen])]
  const others = [...as('favorite', lastFirst(user?.favorites ?? [])), ...as('opened', recent)]
  const all = new Map<number, ReaderCharacter>()
  for (const one of [...own, ...others]) if (!all.has(one.id)) all.set(one.id, one)
  return [...all.values()].slice(0, most)
}
