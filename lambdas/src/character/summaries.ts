import {
  type AchievementSummary,
  type CharacterFacts,
  type ItemType,
  type MarkType,
  recentOf,
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

/** What a collection comes to whose things the Lodestone dates not: its newest is one that came after the first reading. */
const seenSummaryOf = (part: 'mounts' | 'minions' | 'facewear', shown: Shown, facts: CharacterFacts): Summary => ({
  ...summarise(shown.owned(part), facts[part]),
  recent: recentOf(shown.dated(part)),
})

/** What one type comes to. */
export const summaryOf = (type: ItemType, shown: Shown, facts: CharacterFacts, legacy: boolean): Summary => {
  switch (type) {
    case 'achievement':
      return achievementsOf(shown, facts, legacy).summary
    case 'title':
      return achievementsOf(shown, facts, legacy).titles
    case 'mount':
      return seenSummaryOf('mounts', shown, facts)
    case 'minion':
      return seenSummaryOf('minions', shown, facts)
    case 'facewear':
      return seenSummaryOf('facewear', shown, facts)
    default:
      return markSummaryOf(type, shown, facts)
  }
}

/** What a type that is ticked by hand comes to. */
export const markSummaryOf = (type: MarkType, shown: Shown, facts: CharacterFacts): Summary =>
  summariseMarks(shown.marks(type), facts.marks[type])

/** Whether a player hides what it has of a type; titles follow from achievements. */
export const isTypePrivate = (type: ItemType, shown: Shown): boolean => {
  switch (type) {
    case 'achievement':
    case 'title':
      return shown.isPrivate('achievements')
    case 'mount':
      return shown.isPrivate('mounts')
    case 'minion':
      return shown.isPrivate('minions')
    case 'facewear':
      return shown.isPrivate('facewear')
    default:
      return shown.hidden
  }
}
