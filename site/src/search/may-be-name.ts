import { canLookUp } from '@kupodex/data/names'
import { characterIdIn } from '#paths/lodestone.ts'

/** Names of characters have no other letters; a world may follow after `@` or in brackets. */
const letters = /^[\p{sc=Latin}\p{M}\s'’´`@()-]+$/u

/** Whether a text may be the name of a character, and is long enough to be looked for. */
export const mayBeName = (text: string): boolean =>
  letters.test(text) && canLookUp(text) && characterIdIn(text) === null
