import type { Texts } from '#texts/en.ts'

/** The words of a character's states, of all that its pages say. */
export const stateWords = [
  ...(['private', 'privateHint', 'hiddenByOwner', 'adding', 'addingHint', 'updating'] as const),
  ...(['notFound', 'notFoundHint', 'deleted', 'error', 'errorHint', 'retry'] as const),
] as const satisfies (keyof Texts['character'])[]
