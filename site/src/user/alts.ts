import type { SafeStorage } from '#storage/safe-storage.ts'
import { ownOfUser, type UserCharacter } from './kept-user.ts'

/** The other characters that the user whom this browser keeps has verified, where a character is one of them; none for all others. */
export const altsOf = (storage: Pick<SafeStorage, 'getItem'>, id: number): readonly UserCharacter[] => {
  const own = ownOfUser(storage)
  return own.some((character) => character.id === id) ? own.filter((character) => character.id !== id) : []
}
