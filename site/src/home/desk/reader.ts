import { computed } from 'nanostores'
import { loadRecent, recent } from '#recent/recent.ts'
import { session } from '#session/session.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { followUser, user } from '#user/user.ts'
import { readerCharacters } from '#user/reader-characters.ts'

/** Whose desk it is; the characters are null until it is known which a user has. */
export const reader = computed([session, user, recent], (someone, known, opened) => ({
  isUser: someone !== null,
  characters: someone !== null && known === null ? null : readerCharacters(known, opened),
}))

/** Keeps whose desk it is as whoever is logged in. The script of the shell, which reads the characters opened last, may come later. */
export const followReader = (): void => {
  const storage = safeStorage('localStorage')
  loadRecent(storage)
  if (mayBeUser(storage)) followUser()
}
