import type { CharacterFacts, ItemType } from '@kupodex/data/character'
import type { StoredCharacter } from '@kupodex/data/store'
import { isTypeKnown } from './known.ts'
import { shownOf } from './shown.ts'
import { achievementsOf, summaryOf } from './summaries.ts'

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
