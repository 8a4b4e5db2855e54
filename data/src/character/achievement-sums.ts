import type { AchievementSums } from '../contract/character-answers.ts'
import { floorPercent } from '../rules/index.ts'
import { type CharacterFacts, weights } from './facts.ts'
import type { Owned } from './ownership.ts'
import { countsFor, recentOf, type Summary } from './summary.ts'

type FactRow = CharacterFacts['achievements'][number]

interface Side {
  points: number
  pointsPossible: number
  items: number
  itemsPossible: number
  count: number
  countPossible: number
}

/** Achievements added up: those that count apart from those that do not, and the titles that they give. */
interface Tally {
  counted: Side
  others: Side
  titles: { counted: Set<number>; all: Set<number>; owned: Set<number> }
}

const newSide = (): Side => ({ points: 0, pointsPossible: 0, items: 0, itemsPossible: 0, count: 0, countPossible: 0 })

const newTally = (): Tally => ({
  counted: newSide(),
  others: newSide(),
  titles: { counted: new Set(), all: new Set(), owned: new Set() },
})

const add = ({ counted, others, titles }: Tally, row: FactRow, counts: boolean, isOwned: boolean): void => {
  const [, , points, , titleId, itemId] = row
  const side = counts ? counted : others
  const item = itemId > 0 ? 1 : 0
  side.pointsPossible += points
  side.itemsPossible += item
  side.countPossible++
  if (titleId > 0) {
    titles.all.add(titleId)
    if (counts) titles.counted.add(titleId)
    if (isOwned) titles.owned.add(titleId)
  }
  if (!isOwned) return
  side.points += points
  side.items += item
  side.count++
}

const together = (tallies: readonly Tally[]): Tally => {
  const whole = newTally()
  for (const tally of tallies) {
    for (const side of ['counted', 'others'] as const) {
      for (const field of Object.keys(whole[side]) as (keyof Side)[]) whole[side][field] += tally[side][field]
    }
    for (const set of ['counted', 'all', 'owned'] as const)
      for (const id of tally.titles[set]) whole.titles[set].add(id)
  }
  return whole
}

/** A title counts once, however many achievements give it, and counts where one of them does. */
const sumsOf = ({ counted, others, titles }: Tally): AchievementSums => {
  let ownedTitles = 0
  for (const id of titles.owned) if (titles.counted.has(id)) ownedTitles++
  return {
    ...counted,
    pointsUnobtainable: others.points,
    pointsPossibleUnobtainable: others.pointsPossible,
    titles: ownedTitles,
    titlesPossible: titles.counted.size,
    titlesUnobtainable: titles.owned.size - ownedTitles,
    titlesPossibleUnobtainable: titles.all.size - titles.counted.size,
    itemsUnobtainable: others.items,
    itemsPossibleUnobtainable: others.itemsPossible,
    countUnobtainable: others.count,
    countPossibleUnobtainable: others.countPossible,
  }
}

/** What a character's achievements come to: in all, by kind and category, and in titles. */
export interface AchievementSummary {
  total: AchievementSums
  kinds: Record<string, AchievementSums & { categories: Record<string, AchievementSums> }>
  titles: Summary
}

/**
 * The titles of owned achievements, each with the date of the first that gave it; it is deleted where all that give it are.
 */
const heldTitles = (owned: readonly Owned[], titleOf: ReadonlyMap<number, number>, all: ReadonlySet<number>) => {
  const dates = new Map<number, number>()
  for (const { id, date } of owned) {
    const title = titleOf.get(id)
    if (title !== undefined) dates.set(title, Math.min(date, dates.get(title) ?? Infinity))
  }
  return [...dates].map(([id, date]) => ({ id, date, deleted: !all.has(id) })).sort((a, b) => a.id - b.id)
}

/** Sums achievements up; `legacy` is whether those of the Legacy kind count (spec: characters §5). */
export const summariseAchievements = (
  owned: readonly Owned[],
  { achievements, categories }: Pick<CharacterFacts, 'achievements' | 'categories'>,
  legacy: boolean,
): AchievementSummary => {
  const have = new Set(owned.map((entry) => entry.id))
  const kinds = new Map<number, Map<number, Tally>>()
  const titleOf = new Map<number, number>()
  for (const row of achievements) {
    const [id, weight, , categoryId, titleId] = row
    if (titleId > 0) titleOf.set(id, titleId)
    if (weight === weights.deleted) continue
    const kindId = categories[categoryId] ?? 0
    let kind = kinds.get(kindId)
    if (!kind) kinds.set(kindId, (kind = new Map()))
    let category = kind.get(categoryId)
    if (!category) kind.set(categoryId, (category = newTally()))
    add(category, row, countsFor(weight, legacy), have.has(id))
  }
  const wholes = [...kinds].map(([id, of]) => ({ id, of, whole: together([...of.values()]) }))
  const total = together(wholes.map(({ whole }) => whole))
  const sums = sumsOf(total)
  const list = heldTitles(owned, titleOf, total.titles.all)
  return {
    total: sums,
    kinds: Object.fromEntries(
      wholes.map(({ id, of, whole }) => {
        const within = [...of].map(([category, tally]) => [category, sumsOf(tally)] as const)
        return [id, { ...sumsOf(whole), categories: Object.fromEntries(within) }]
      }),
    ),
    titles: {
      count: sums.titles,
      possible: sums.titlesPossible,
      percent: floorPercent(sums.titles, sums.titlesPossible),
      recent: recentOf(list),
      list,
    },
  }
}
