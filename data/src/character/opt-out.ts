import type { CharacterProfile } from './profile.ts'

/** What a player writes into the introduction of a character so that it is hidden here, in whatever letters. */
export const optOutWord = 'kupodex:hidden'

/** What nobody sees, and editors put into words all the same. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Whether an introduction has the word anywhere: with capitals, wide letters, or spaces around the colon too. */
export const asksToBeHidden = (introduction: string | null): boolean =>
  /kupodex\s*:\s*hidden/.test((introduction ?? '').normalize('NFKC').replaceAll(unseen, '').toLowerCase())

/** Whether nothing is kept or shown of a character because its introduction has the word. */
export const isOptedOut = ({ optOut }: Pick<CharacterProfile, 'optOut'>): boolean => optOut === 'asked'
