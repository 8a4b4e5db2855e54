import { atom } from 'nanostores'
import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from '#ui/use-store.ts'
import type { CharacterView, SyncView } from '../character/character-store.ts'
import { followCharacter } from '../character/follow-character.ts'
import { surroundingsOf } from '../character/surroundings.ts'
import { secondIn } from './address.ts'

/** The second character of a comparison; that of the page is the first. */
const view = atom<CharacterView>({ state: 'loading' })
const sync = atom<SyncView>({ state: 'idle' })

const never = () => () => undefined

/** The id of the second character in the page's address: null where it names none, undefined while the page is built. */
export const useSecondId = (): number | null | undefined =>
  useSyncExternalStore(
    never,
    () => secondIn(location.pathname),
    () => undefined,
  )

/** The second character, followed on its own while it is being read. */
export const useSecond = (id: number): CharacterView => {
  useEffect(() => {
    const following = followCharacter(id, surroundingsOf(document), { view, sync })
    const again = () => following.again()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      following.stop()
    }
  }, [id])
  return useStore(view)
}
