import {
  type AchievementSummary,
  type CharacterFacts,
  type ItemType,
  isMarkType,
  isSeenPart,
  type MarkType,
  partOfType,
  recentOf,
  type SeenPart,
  type Summary,
  summarise,
  summariseAchievements,
  summariseMarks,
} from '@kupodex/data/character'
import { floorPercent } from '@kupodex/data/rules'
import type { Shown } from './shown.ts'

/** What a character's achievements come to; the percentage is that of points, as the profile shows it. */
export const achievementsOf = (
  shown: Shown,
  facts: CharacterFacts,
  legacy: boolean,
): AchievementSummary & { summary: Summary } => {
  const owned = shown.owned('achievements')
  const sums = summariseAchievements(owned, facts, legacy)
  const { points, pointsPossible } = sums.total
  const summary = summarise(owned, facts.achievements, legacy)
  return { ...sums, summary: { ...summary, percent: floorPercent(points, pointsPossible) } }
}

/** What a collection comes to that the Lodestone lists without dates: its newest is one that came after the first reading. */
const seenSummaryOf = (part: SeenPart, shown: Shown, facts: CharacterFacts): Summary => ({
  ...summarise(shown.owned(part), facts[part]),
  recent: recentOf(shown.dated(part)),
})

/** What a type that is ticked by hand comes to. */
const markSummaryOf = (type: MarkType, shown: Shown, facts: CharacterFacts): Summary =>
  summariseMarks(shown.marks(type), facts.marks[type])

/** What one type comes to; `achievements` are what the character's come to. */
export const summaryOf = (
  type: ItemType,
  shown: Shown,
  facts: CharacterFacts,
  achievements: () => ReturnType<typeof achievementsOf>,
): Summary => {
  if (isMarkType(type)) return markSummaryOf(type, shown, facts)
  const part = partOfType(type)
  if (part !== null && isSeenPart(part)) return seenSummaryOf(part, shown, facts)
  return type === 'title' ? achievements().titles : achievements().summary
}

/** Whether a player hides what it has of a type; titles follow from achievements. */
export const isTypePrivate = (type: ItemType, shown: Shown): boolean => {
  const part = partOfType(type)
  return part === null ? shown.hidden : shown.isPrivate(part)
}
