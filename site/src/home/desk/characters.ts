import type { RecentCharacter } from '#recent/recent.ts'
import type { KnownUser } from '#user/kept-user.ts'

/** A character on the desk. */
export interface DeskCharacter extends RecentCharacter {
  /** Whether the user who is logged in has verified it. */
  isOwn: boolean
}

/** How many the desk shows: each is asked for. */
const most = 5

/**
 * The characters of a desk: the user's own, then favorites, then others that were opened in this browser, of each kind the one opened
 * last first. What the desk says of one character it says of the first.
 */
export const deskCharacters = (
  user: Pick<KnownUser, 'own' | 'favorites'> | null,
  recent: readonly RecentCharacter[],
): DeskCharacter[] => {
  const opened = new Map(recent.map(({ id }, at) => [id, at]))
  const place = ({ id }: RecentCharacter) => opened.get(id) ?? recent.length
  const lastFirst = (some: readonly RecentCharacter[]) => some.toSorted((a, b) => place(a) - place(b))
  const own = lastFirst(user?.own ?? []).map((one) => ({ ...one, isOwn: true }))
  const others = [...lastFirst(user?.favorites ?? []), ...recent].map((one) => ({ ...one, isOwn: false }))
  const all = new Map<number, DeskCharacter>()
  for (const one of [...own, ...others]) if (!all.has(one.id)) all.set(one.id, one)
  return [...all.values()].slice(0, most)
}
