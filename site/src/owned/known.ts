import { type ItemType, partOfType, type SyncedPart } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'

/** Whether it is known what a character has of a part of the Lodestone: its player hides it, or it was never read. */
export type PartKnown = 'known' | 'private' | 'unread'

/** The same of any collection: one that players check off is `untouched` as long as nothing of it is checked off. */
export type Known = PartKnown | 'untouched'

/** How it stands with a part of a character: one that was never read is not empty. */
export const partKnown = (character: CharacterAnswer, part: SyncedPart): PartKnown => {
  if (character[`${part}Private`]) return 'private'
  return character.parts[part].state === 'unknown' && character[part].length === 0 ? 'unread' : 'known'
}

/** How it stands with what a character has of a collection, by its own answer. */
export const knownOf = (character: CharacterAnswer, type: ItemType): Known => {
  const part = partOfType(type)
  if (part !== null) return partKnown(character, part)
  return character[`${type}Count`] === 0 ? 'untouched' : 'known'
}
