import type { CharacterAnswer } from '@kupodex/data/contract'
import { type PartKnown, partKnown } from '#character/part-known.ts'
import type { ComparedList } from './lists.ts'

/** Whether it is known what a character has of a list: it is hidden, or was never read, or nothing was ever checked off. */
export type PartState = PartKnown | 'untouched'

/** How it stands with what a character has of a list. */
export const partState = (character: CharacterAnswer, { type, part }: ComparedList): PartState => {
  if (part !== null) return partKnown(character, part)
  return character[`${type}Count`] === 0 ? 'untouched' : 'known'
}
