import type { Places } from '#places/home.ts'
import { chosenCharacter } from '#recent/chosen.ts'
import { parseRecent } from '#recent/recent.ts'
import { recentKey } from '#storage/keys.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { ownOfUser } from '#user/kept-user.ts'

/** The data center of the reader: of the first of their characters, or of the one opened last here; empty where none is known. */
export const readerDataCenter = (storage: Pick<SafeStorage, 'getItem'>, places: Places): string => {
  const [first] = [
    ...ownOfUser(storage),
    chosenCharacter(storage) ?? [],
    parseRecent(storage.getItem(recentKey)),
  ].flat()
  return Object.values(places).find(([, world]) => world === first?.worldName)?.[0] ?? ''
}

/** The data center of a scope: its own, that of a world, and of the whole game that of the reader; empty where none is known. */
export const dataCenterOf = (storage: Pick<SafeStorage, 'getItem'>, places: Places, scope: string): string => {
  const found = Object.values(places).find(([dataCenter, world]) => dataCenter === scope || world === scope)
  return found?.[0] ?? readerDataCenter(storage, places)
}
