import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Gender } from './titles.ts'

/** Whose form of a title comes first; the masculine where the character's gender is not known. */
export const genderOf = ({ gender }: Pick<CharacterAnswer, 'gender'>): Gender => gender ?? 'male'
