import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { syncNow } from '../character/this-character.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { Profile, type ProfileTexts } from './profile.tsx'

/** What a profile is made with. */
export interface ProfileProps {
  language: Language
  texts: ProfileTexts
  images: string | null
}

/** Draws a profile of a character; of null the same boxes, without numbers. */
export const profileDrawer = (props: ProfileProps) => (character: CharacterAnswer | null, updating: boolean) => (
  <Profile {...props} character={character} updating={updating} syncNow={syncNow} />
)

/** The island of the profile. */
export const ProfilePage = (props: ProfileProps) => <WithCharacter {...props}>{profileDrawer(props)}</WithCharacter>
