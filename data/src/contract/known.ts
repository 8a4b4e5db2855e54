import { isMarkType, type ItemType, partOfType, type SyncedPart } from '../character/index.ts'
import { legacyKind, progressPercent } from '../rules/index.ts'
import type { CharacterAnswer, Progress } from './character-answers.ts'

/** Whether it is known what a character has of a part of the Lodestone: its player hides it, or it was never read. */
export type PartKnown = 'known' | 'private' | 'unread'

/** The same of any collection: one that players check off is `untouched` as long as nothing of it is known. */
type Known = PartKnown | 'untouched'

/** How it stands with a part of a character: one that was never read is not empty. */
export const partKnown = (character: CharacterAnswer, part: SyncedPart): PartKnown => {
  if (character[`${part}Private`]) return 'private'
  return character.parts[part].state === 'unknown' && character[part].length === 0 ? 'unread' : 'known'
}

export const knownOf = (character: CharacterAnswer, type: ItemType): Known => {
  const part = partOfType(type)
  if (isMarkType(type)) {
    const isRead = part !== null && character.parts[part].state === 'public'
    return isRead || character[`${type}Count`] !== 0 ? 'known' : 'untouched'
  }
  return part === null ? 'known' : partKnown(character, part)
}

/** Whether a character played before the relaunch: only then does the Legacy kind count (spec: characters §5). */
export const isLegacy = ({ achievementKinds }: Pick<CharacterAnswer, 'achievementKinds'>): boolean =>
  (achievementKinds[legacyKind]?.countPossible ?? 0) > 0

/** How far a character is in what counts of collections; percent are whole ones, but for less than one. */
export type KnownProgress = Omit<Progress, 'recent'>

/**
 * How far a character is in collections, added up: the one number that every page, board and card says of them. Those that players check off
 * and nobody did are left out, for they are not empty. Null where nothing is left, one of them is private or was never read, or nothing of
 * them can be had. Achievements alone are measured by their points (spec: characters §5).
 */
export const progressOf = (character: CharacterAnswer, types: readonly ItemType[]): KnownProgress | null => {
  const isHidden = types.some((type) => ['private', 'unread'].includes(knownOf(character, type)))
  if (character.private || isHidden) return null
  const known = types.filter((type) => knownOf(character, type) === 'known')
  const sum = (field: 'Count' | 'Possible') => known.reduce((total, type) => total + character[`${type}${field}`], 0)
  const [count, possible] =
    types.join() === 'achievement'
      ? [character.achievementPoints, character.achievementPointsPossible]
      : [sum('Count'), sum('Possible')]
  // Where none is known there is nothing, and a collection that an older release does not know has neither.
  return possible > 0 ? { count, possible, percent: progressPercent(count, possible) } : null
}
