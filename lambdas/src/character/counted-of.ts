import {
  type CharacterFacts,
  countedIds,
  countsFor,
  isMarkType,
  isSeenPart,
  type ItemType,
  partOfType,
} from '@kupodex/data/character'

/** The ids of a type that count in totals; `legacy` is whether Legacy achievements count for the character. */
export const countedOf = (type: ItemType, facts: CharacterFacts, legacy: boolean): ReadonlySet<number> => {
  if (isMarkType(type)) return new Set(facts.marks[type].counted)
  const part = partOfType(type)
  if (part !== null && isSeenPart(part)) return countedIds(facts[part], false)
  if (type !== 'title') return countedIds(facts.achievements, legacy)
  // A title counts where one of the achievements that give it does.
  const giving = facts.achievements.filter(([, weight, , , titleId]) => titleId > 0 && countsFor(weight, legacy))
  return new Set(giving.map(([, , , , titleId]) => titleId))
}
