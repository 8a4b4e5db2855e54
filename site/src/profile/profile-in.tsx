import type { CharacterView } from '../character/character-store.ts'
import { StateActions } from '../character/state-actions.tsx'
import { CharacterStates } from '../character/with-character.tsx'
import { profileDrawer, type ProfileProps } from './profile-page.tsx'

/** The profile in one state of its character, without any fetching. */
export const ProfileIn = ({ shown, ...props }: ProfileProps & { shown: CharacterView }) => (
  <CharacterStates language={props.language} shown={shown} Actions={StateActions}>
    {profileDrawer(props)}
  </CharacterStates>
)
