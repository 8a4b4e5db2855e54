import { type PrivacyPart, privacyParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'

type Part = CharacterAnswer['parts'][PrivacyPart]

/** All parts of a character in one state, but for some. */
export const partsOf = (
  state: Part['state'],
  others: Partial<CharacterAnswer['parts']> = {},
): CharacterAnswer['parts'] => ({
  ...recordOf(privacyParts, (): Part => ({ state, asOf: state === 'unknown' ? null : 1 })),
  ...others,
})
