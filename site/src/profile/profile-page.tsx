import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { syncNow } from '../character/this-character.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { Profile } from './profile.tsx'
import { profilePageTexts } from './profile-texts.ts'

export interface ProfileProps {
  language: Language
  images: string | null
}

/** Draws a profile of a character; of null the same boxes, without numbers. */
export const profileDrawer = (props: ProfileProps) => (character: CharacterAnswer | null, updating: boolean) => (
  <Profile {...props} texts={profilePageTexts(props.language)} {...{ character, updating, syncNow }} />
)

export const ProfilePage = (props: ProfileProps) => (
  <WithCharacter language={props.language}>{profileDrawer(props)}</WithCharacter>
)
