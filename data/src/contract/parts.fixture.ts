import { type PrivacyPart, privacyParts } from '../character/index.ts'
import type { CharacterAnswer } from './character-answers.ts'
import { recordOf } from '../game/index.ts'

type Part = CharacterAnswer['parts'][PrivacyPart]

/** All parts of a character in one state, but for some. */
export const partsOf = (
  state: Part['state'],
  others: Partial<CharacterAnswer['parts']> = {},
): CharacterAnswer['parts'] => ({
  ...recordOf(privacyParts, (): Part => ({ state, asOf: state === 'unknown' ? null : 1 })),
  ...others,
})
