import { computed } from 'nanostores'
import { hasTicks, progress } from '#character/anonymous-progress.ts'
import { chosenCharacter } from '#recent/chosen.ts'
import { loadRecent, recent } from '#recent/recent.ts'
import { session } from '#session/session.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import type { KnownUser } from '#user/kept-user.ts'
import { followUser, user } from '#user/user.ts'
import { readerCharacters } from '#user/reader-characters.ts'
import { parseWishes } from '#wishes/wishes.ts'
import { wishesKey } from '#storage/keys.ts'

const storage = safeStorage('localStorage')

/** Whether it is not known yet which characters a user has: an answer that could not be had is no empty list. */
const isUnread = (known: KnownUser | null) => known === null || (known.at === 0 && known.own.length === 0)

/** Whose desk it is; the characters are null until it is known which a user has. */
export const reader = computed([session, user, recent, progress], (someone, known, opened, ticked) => ({
  isUser: someone !== null,
  /** Whether things are checked off in this browser without a character. */
  hasTicks: hasTicks(ticked),
  characters: someone !== null && isUnread(known) ? null : readerCharacters(known, chosenCharacter(storage), opened),
}))

/** Whether there is a desk without an account: for who has chosen a character here, or checked off or wished for something, not for who only opened one. */
export const hasDeskHere = (): boolean =>
  chosenCharacter(storage) !== null || reader.get().hasTicks || parseWishes(storage.getItem(wishesKey)).length > 0

/** Keeps whose desk it is as whoever is logged in. The script of the shell, which reads the characters opened last, may come later. */
export const followReader = (): void => {
  loadRecent(storage)
  if (mayBeUser(storage)) followUser()
}
