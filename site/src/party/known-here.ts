import { chosenCharacter } from '#recent/chosen.ts'
import { recentKey } from '#storage/keys.ts'
import { parseRecent, type RecentCharacter } from '#recent/recent.ts'
import { safeStorage, type SafeStorage } from '#storage/safe-storage.ts'
import { keptUser } from '#user/kept-user.ts'

/** Characters whose names this browser has, by how the reader came to them; each is in one list, and none is without a name. */
export interface KnownHere {
  own: readonly RecentCharacter[]
  favorites: readonly RecentCharacter[]
  opened: readonly RecentCharacter[]
}

/** Reads what this browser has; the chosen character is the last of the reader's own. */
export const readKnownHere = (storage: Pick<SafeStorage, 'getItem'> = safeStorage('localStorage')): KnownHere => {
  const [user, chosen] = [keptUser(storage), chosenCharacter(storage)]
  const seen = new Set<number>()
  const news = (some: readonly RecentCharacter[]) =>
    some.filter(({ id, name }) => name !== '' && !seen.has(id) && seen.add(id))
  return {
    own: news([...(user?.own ?? []), ...(chosen === null ? [] : [chosen])]),
    favorites: news(user?.favorites ?? []),
    opened: news(parseRecent(storage.getItem(recentKey))),
  }
}

/** The same as one list. */
export const knownHere = (storage?: Pick<SafeStorage, 'getItem'>): RecentCharacter[] =>
  Object.values(readKnownHere(storage)).flat() as RecentCharacter[]
