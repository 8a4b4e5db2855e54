import type { ItemType } from '@kupodex/data/character'

/** What is known of a character, and what its reader says of things. */
export interface Known {
  /** Whether the character has a thing; null where that is not known. */
  has: (type: ItemType, id: number) => boolean | null
  /** What the reader says of a thing; null for nothing. */
  wishOf: (type: ItemType, id: number) => 'want' | 'hide' | null
}

/** Whether a thing is left to get: it is known to be missing, and the reader has not hidden it. */
export const isLeft = ({ has, wishOf }: Known, type: ItemType, id: number): boolean =>
  has(type, id) === false && wishOf(type, id) !== 'hide'

export const isWanted = ({ wishOf }: Known, type: ItemType, id: number): boolean => wishOf(type, id) === 'want'
