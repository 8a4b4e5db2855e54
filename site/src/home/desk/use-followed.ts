import { atom } from 'nanostores'
import { useEffect, useMemo, useRef } from 'react'
import { type CharacterView, sync, type SyncView, view } from '#character/character-store.ts'
import { followCharacter, type FollowedStores } from '#character/follow-character.ts'
import { surroundingsOf } from '#character/surroundings.ts'
import { followHere, syncNow } from '#character/this-character.ts'

const ofThisPage: FollowedStores = { view, sync }

const newStores = (): FollowedStores => ({
  view: atom<CharacterView>({ state: 'loading' }),
  sync: atom<SyncView>({ state: 'idle' }),
})

/** Follows a character for as long as it is drawn; the first one of the desk as that of the page, with which other parts of the page draw. */
export const useFollowed = (id: number, isFirst: boolean): FollowedStores & { syncNow: () => void } => {
  const stores = useMemo(() => (isFirst ? ofThisPage : newStores()), [isFirst])
  const following = useRef<ReturnType<typeof followCharacter> | null>(null)
  useEffect(() => {
    if (isFirst) return followHere(id)
    const one = (following.current = followCharacter(id, surroundingsOf(), stores))
    return one.stop
  }, [id, isFirst, stores])
  return { ...stores, syncNow: isFirst ? syncNow : () => void following.current?.syncNow() }
}
