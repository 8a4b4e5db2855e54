import type { AchievementSums } from '../contract/character-answers.ts'
import { floorPercent } from '../rules/index.ts'
import { type CharacterFacts, weights } from './facts.ts'
import type { Owned } from './ownership.ts'
import { countsFor, recentOf, type Summary } from './summary.ts'

type FactRow = CharacterFacts['achievements'][number]

/** Adds achievements up. A title counts once, however many achievements give it, and counts where one of them does. */
const tally = () => {
  const sums: AchievementSums = {
    points: 0,
    pointsPossible: 0,
    pointsUnobtainable: 0,
    pointsPossibleUnobtainable: 0,
    titles: 0,
    titlesPossible: 0,
    titlesUnobtainable: 0,
    titlesPossibleUnobtainable: 0,
    items: 0,
    itemsPossible: 0,
    itemsUnobtainable: 0,
    itemsPossibleUnobtainable: 0,
    count: 0,
    countPossible: 0,
    countUnobtainable: 0,
    countPossibleUnobtainable: 0,
  }
  const titles = { counted: new Set<number>(), all: new Set<number>(), owned: new Set<number>() }
  return {
    add: ([, , points, , titleId, itemId]: FactRow, counts: boolean, isOwned: boolean) => {
      const [own, possible] = counts ? (['', 'Possible'] as const) : (['Unobtainable', 'PossibleUnobtainable'] as const)
      const item = itemId > 0 ? 1 : 0
      sums[`points${possible}`] += points
      sums[`items${possible}`] += item
      sums[`count${possible}`]++
      if (titleId > 0) {
        titles.all.add(titleId)
        if (counts) titles.counted.add(titleId)
        if (isOwned) titles.owned.add(titleId)
      }
      if (!isOwned) return
      sums[`points${own}`] += points
      sums[`items${own}`] += item
      sums[`count${own}`]++
    },
    sums: (): AchievementSums => {
      const counted = [...titles.owned].filter((id) => titles.counted.has(id)).length
      return {
        ...sums,
        titles: counted,
        titlesPossible: titles.counted.size,
        titlesUnobtainable: titles.owned.size - counted,
        titlesPossibleUnobtainable: titles.all.size - titles.counted.size,
      }
    },
  }
}

type Tally = ReturnType<typeof tally>

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
  const total = tally()
  const kinds = new Map<number, { whole: Tally; categories: Map<number, Tally> }>()
  const titleOf = new Map<number, number>()
  const titles = new Set<number>()
  for (const row of achievements) {
    const [id, weight, , categoryId, titleId] = row
    if (titleId > 0) titleOf.set(id, titleId)
    if (weight === weights.deleted) continue
    if (titleId > 0) titles.add(titleId)
    const kindId = categories[categoryId] ?? 0
    const kind = kinds.get(kindId) ?? { whole: tally(), categories: new Map<number, Tally>() }
    const category = kind.categories.get(categoryId) ?? tally()
    kinds.set(kindId, kind)
    kind.categories.set(categoryId, category)
    for (const each of [total, kind.whole, category]) each.add(row, countsFor(weight, legacy), have.has(id))
  }
  const sums = total.sums()
  const list = heldTitles(owned, titleOf, titles)
  return {
    total: sums,
    kinds: Object.fromEntries(
      [...kinds].map(([id, kind]) => {
        const within = [...kind.categories].map(([category, of]) => [category, of.sums()] as const)
        return [id, { ...kind.whole.sums(), categories: Object.fromEntries(within) }]
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
