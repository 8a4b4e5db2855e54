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
  thingsOf,
} from '@kupodex/data/character'
import { floorPercent } from '@kupodex/data/rules'
import type { Shown } from './shown.ts'

/** Totals of a character's achievements; the percentage is that of points, as in the profile. */
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

/** Totals of a collection that the Lodestone lists without dates; its newest thing is one that was added after the first reading. */
export const seenSummaryOf = (part: SeenPart, shown: Shown, facts: CharacterFacts): Summary => ({
  ...summarise(shown.owned(part), facts[part]),
  recent: recentOf(shown.dated(part)),
})

/** Totals of a type that players tick: what was read, proven or ticked. What the first reading found is never the newest thing. */
export const markSummaryOf = (type: MarkType, shown: Shown, facts: CharacterFacts): Summary => {
  const things = thingsOf(type, { read: shown.owned, ticked: shown.marks, proofs: facts.proofs })
  const part = partOfType(type)
  const sights = part === null ? [] : shown.sights(part)
  const dated = things.filter(({ by, date }) => by !== 'read' || !sights.includes(date))
  return { ...summariseMarks(things, facts.marks[type]), recent: recentOf(dated) }
}

/** Totals of one type; `achievements` are the totals of the character's achievements. */
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
  if (isMarkType(type)) return shown.hidesMarks
  return part === null ? shown.hidden : shown.isPrivate(part)
}
