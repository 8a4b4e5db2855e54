import { ask } from '#ask/page.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { forgetChosen, renewChosen } from '#recent/chosen.ts'
import { forgetRecent, rememberRecent } from '#recent/recent.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { listedOf, view } from './character-store.ts'
import { followCharacter, type Surroundings } from './follow-character.ts'
import { surroundingsOf } from './surroundings.ts'

let following: ReturnType<typeof followCharacter> | null = null

/** Requests that the character of this page is read from the Lodestone again. */
export const syncNow = (): void => void following?.syncNow()

export const askAgain = (): void => void following?.again()

/** Few characters need it: most are read each day. */
const tellVisit: NonNullable<Surroundings['visit']> = async (id, isStill) =>
  (await import('./visit.ts')).visit(
    { ask, storage: safeStorage('sessionStorage'), page: document, now: Date.now },
    id,
    isStill,
  )

/** Follows a character as that of this page, in place of the one before; returns how to stop. */
export const followHere = (id: number, more: Pick<Surroundings, 'visit'> = {}): (() => void) => {
  following?.stop()
  const here = (following = followCharacter(id, { ...surroundingsOf(), ...more }))
  return here.stop
}

/** Whether this is a page of nobody's character, whose things are checked off in this browser. */
export const isNobodys = (): boolean => /\/char\/0\//.test(globalThis.location?.pathname)

/** Follows the character that the address of this page names, once for everything on the page. */
export const followThisCharacter = (page: Document): void => {
  const id = characterIdIn(location.pathname)
  if (id === null)
    return isNobodys()
      ? void import('./anonymous.ts').then(({ showAnonymous }) => showAnonymous(page))
      : view.set({ state: 'none' })
  followHere(id, { visit: tellVisit })
  view.subscribe((shown) => {
    const storage = safeStorage('localStorage')
    const listed = listedOf(shown)
    if (listed !== null) {
      rememberRecent(storage, listed)
      renewChosen(storage, listed)
    } else if ('character' in shown && shown.isOwn) {
      forgetRecent(storage, [id])
      forgetChosen(storage, [id])
    }
  })
}
