import type { AchievementSums } from './achievement-sum-fields.ts'
import { floorPercent } from '../rules/index.ts'
import { type CharacterFacts, weights } from './facts.ts'
import { oncePer } from './once.ts'
import type { Owned } from './parts.ts'
import { countsFor, recentOf, type Summary } from './summary.ts'

type Facts = Pick<CharacterFacts, 'achievements' | 'categories'>

type FactRow = CharacterFacts['achievements'][number]

interface Amounts {
  points: number
  items: number
  count: number
}

/** Sums over achievements, those that count separate from those that do not, and the titles they give. */
interface Tally {
  counted: Amounts
  others: Amounts
  titles: Set<number>
}

interface Group {
  possible: Tally
  /** The titles that count, because one of the achievements that give them does. */
  countedTitles: Set<number>
}

interface Place {
  row: FactRow
  counts: boolean
  kindId: number
}

/** What the sums depend on besides what a character owns. */
interface Plan {
  whole: Group
  kinds: Map<number, Group & { categories: Map<number, Group> }>
  places: Map<number, Place>
  /** The title of each achievement that gives one, including deleted achievements. */
  titleOf: Map<number, number>
}

const newAmounts = (): Amounts => ({ points: 0, items: 0, count: 0 })
const newTally = (): Tally => ({ counted: newAmounts(), others: newAmounts(), titles: new Set() })
const newGroup = (): Group => ({ possible: newTally(), countedTitles: new Set() })

const getOrMake = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}

const add = (tally: Tally, [, , points, , titleId, itemId]: FactRow, counts: boolean): void => {
  const amounts = counts ? tally.counted : tally.others
  amounts.points += points
  amounts.items += itemId > 0 ? 1 : 0
  amounts.count++
  if (titleId > 0) tally.titles.add(titleId)
}

const planOf = ({ achievements, categories }: Facts, legacy: boolean): Plan => {
  const plan: Plan = { whole: newGroup(), kinds: new Map(), places: new Map(), titleOf: new Map() }
  for (const row of achievements) {
    const [id, weight, , categoryId, titleId] = row
    if (titleId > 0) plan.titleOf.set(id, titleId)
    if (weight === weights.deleted) continue
    const counts = countsFor(weight, legacy)
    const kindId = categories[categoryId] ?? 0
    plan.places.set(id, { row, counts, kindId })
    const kind = getOrMake(plan.kinds, kindId, () => ({ ...newGroup(), categories: new Map() }))
    for (const group of [plan.whole, kind, getOrMake(kind.categories, categoryId, newGroup)]) {
      add(group.possible, row, counts)
      if (counts && titleId > 0) group.countedTitles.add(titleId)
    }
  }
  return plan
}

/** Plans depend only on the facts, which a function keeps from call to call. */
const plans = oncePer((facts: Facts) => ({ plain: planOf(facts, false), legacy: planOf(facts, true) }))

/** A title counts once, however many achievements give it, and counts where one of them does. */
const sumsOf = ({ possible, countedTitles }: Group, owned: Tally | undefined): AchievementSums => {
  const { counted, others, titles } = owned ?? newTally()
  let ownedTitles = 0
  for (const id of titles) if (countedTitles.has(id)) ownedTitles++
  return {
    ...counted,
    pointsPossible: possible.counted.points,
    itemsPossible: possible.counted.items,
    countPossible: possible.counted.count,
    pointsUnobtainable: others.points,
    pointsPossibleUnobtainable: possible.others.points,
    titles: ownedTitles,
    titlesPossible: countedTitles.size,
    titlesUnobtainable: titles.size - ownedTitles,
    titlesPossibleUnobtainable: possible.titles.size - countedTitles.size,
    itemsUnobtainable: others.items,
    itemsPossibleUnobtainable: possible.others.items,
    countUnobtainable: others.count,
    countPossibleUnobtainable: possible.others.count,
  }
}

export interface AchievementSummary {
  total: AchievementSums
  kinds: Record<string, AchievementSums & { categories: Record<string, AchievementSums> }>
  titles: Summary
}

/** The titles of owned achievements, each with the date of the first that gave it; it is deleted where all that give it are. */
const heldTitles = (owned: readonly Owned[], { titleOf, whole }: Plan) => {
  const dates = new Map<number, number>()
  for (const { id, date } of owned) {
    const title = titleOf.get(id)
    if (title !== undefined) dates.set(title, Math.min(date, dates.get(title) ?? Infinity))
  }
  return [...dates]
    .map(([id, date]) => ({ id, date, deleted: !whole.possible.titles.has(id) }))
    .sort((a, b) => a.id - b.id)
}

/** Sums achievements up; `legacy` is whether those of the Legacy kind count (spec: characters §5). */
export const summariseAchievements = (owned: readonly Owned[], facts: Facts, legacy: boolean): AchievementSummary => {
  const plan = plans(facts)[legacy ? 'legacy' : 'plain']
  const whole = newTally()
  const kinds = new Map<number, Tally>()
  const categories = new Map<number, Tally>()
  for (const { id } of owned) {
    const place = plan.places.get(id)
    if (!place) continue
    const { row, counts, kindId } = place
    for (const tally of [whole, getOrMake(kinds, kindId, newTally), getOrMake(categories, row[3], newTally)])
      add(tally, row, counts)
  }
  const total = sumsOf(plan.whole, whole)
  const list = heldTitles(owned, plan)
  return {
    total,
    kinds: Object.fromEntries(
      [...plan.kinds].map(([id, kind]) => {
        const within = [...kind.categories].map(([categoryId, group]) => [
          categoryId,
          sumsOf(group, categories.get(categoryId)),
        ])
        return [id, { ...sumsOf(kind, kinds.get(id)), categories: Object.fromEntries(within) }]
      }),
    ),
    titles: {
      count: total.titles,
      possible: total.titlesPossible,
      percent: floorPercent(total.titles, total.titlesPossible),
      recent: recentOf(list),
      list,
    },
  }
}
