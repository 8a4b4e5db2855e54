import {
  type CharacterFacts,
  isMarkType,
  type ItemType,
  type PartPrivacy,
  partOfType,
  type PrivacyPart,
  type SyncedPart,
} from '@kupodex/data/character'
import type { StoredCharacter } from '@kupodex/data/store'
import { type KnownCharacter, type Shown, shownOf } from './shown.ts'
import { achievementsOf, summaryOf } from './summaries.ts'

/** How a part stands; of one that is public and whose item cannot be read, nothing is known, which is not the same as empty. */
export const partOf = ({ profile, damaged }: KnownCharacter, part: PrivacyPart): PartPrivacy => {
  const isUnreadable = (damaged as readonly PrivacyPart[]).includes(part)
  const privacy = profile.privacy[part]
  return isUnreadable && privacy.state === 'public' ? { state: 'unknown', asOf: null } : privacy
}

/** Whether it is known what a character has of a part: what its player hides or what was never read is not empty. */
export const isKnown = ({ damaged }: KnownCharacter, { isPublic }: Shown, part: SyncedPart): boolean =>
  isPublic(part) && !damaged.includes(part)

/**
 * Whether it is known what a character has of a type; `owned` is how many things are known to be its. Of what players tick nothing is
 * known as long as nobody ticked anything, nothing is proven, and no list can be read.
 */
const isTypeKnown = (stored: KnownCharacter, shown: Shown, type: ItemType, owned: number): boolean => {
  const part = partOfType(type)
  if (!isMarkType(type)) return part === null ? !shown.hidden : isKnown(stored, shown, part)
  return (part !== null && isKnown(stored, shown, part)) || owned > 0
}

/** What a character has of a type as anyone may see it; null where that is not known. */
export const ownedIn = (character: StoredCharacter, facts: CharacterFacts) => {
  const shown = shownOf(character)
  let sums: ReturnType<typeof achievementsOf> | undefined
  const achievements = () => (sums ??= achievementsOf(shown, facts, !shown.hidden && character.profile.legacy))
  return (type: ItemType): ReadonlySet<number> | null => {
    const { list } = summaryOf(type, shown, facts, achievements)
    return isTypeKnown(character, shown, type, list.length) ? new Set(list.map(({ id }) => id)) : null
  }
}
