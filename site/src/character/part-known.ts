import type { SyncedPart } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'

/** Whether it is known what a character has of a part of the Lodestone: its player hides it, or it was never read. */
export type PartKnown = 'known' | 'private' | 'unread'

/** How it stands with a part of a character: one that was never read is not empty. */
export const partKnown = (character: CharacterAnswer, part: SyncedPart): PartKnown => {
  if (character[`${part}Private`]) return 'private'
  return character.parts[part].state === 'unknown' && character[part].length === 0 ? 'unread' : 'known'
}
