import { relicOf, type Series } from './relic.ts'
import type { Thing } from '#collection/thing.ts'

export interface Amount {
  name: string
  count: number
}

/** What has to be brought or done, and what all of it costs where it is bought. */
export interface Need extends Amount {
  isQuest: boolean
  price: Amount | null
}

export interface Needs {
  needs: readonly Need[]
  /** Of how many of them it is not known. */
  unknown: number
}

type Owned = Pick<Thing, 'row' | 'isOwned'>

/** The same for all steps of one weapon, or of one piece of armor. */
const lineOf = (thing: Owned): string => {
  const { role, jobIds, slot } = relicOf(thing)
  return [role, jobIds.join(' '), slot].join('/')
}

const stepOf = (thing: Owned): number => relicOf(thing).step

/** The highest step that is there of each weapon. */
const reachedIn = (things: readonly Owned[]): ReadonlyMap<string, number> => {
  const reached = new Map<string, number>()
  for (const thing of things) {
    const line = lineOf(thing)
    if (thing.isOwned) reached.set(line, Math.max(stepOf(thing), reached.get(line) ?? 0))
  }
  return reached
}

/** Those that still have to be made: not what was used up for a later step. */
const dueIn = (things: readonly Owned[], reached: ReadonlyMap<string, number>, { isChain }: Series): Owned[] =>
  things.filter((thing) => !thing.isOwned && !(isChain && (reached.get(lineOf(thing)) ?? 0) > stepOf(thing)))

const keyOf = ({ name, price }: Need): string => `${name}/${price?.name ?? ''}`

/** The same things together, in the order in which they come. */
export const together = (needs: readonly Need[]): Need[] => {
  const sums = new Map<string, Need>()
  for (const need of needs) {
    const sum = sums.get(keyOf(need))
    const price = need.price && { ...need.price, count: need.price.count + (sum?.price?.count ?? 0) }
    sums.set(keyOf(need), { ...need, count: need.count + (sum?.count ?? 0), price })
  }
  return [...sums.values()]
}

/** What the missing relics of a series take; `things` are all of the series. */
export const needsOf = (series: Series, things: readonly Owned[]): Needs => {
  const reached = reachedIn(things)
  const due = dueIn(things, reached, series)
  const steps = Map.groupBy(due, stepOf)
  /** Whether one of a step was made already, for what only the first takes. */
  const isMade = (step: number) =>
    things.some((thing) => thing.isOwned && (series.isChain ? stepOf(thing) >= step : stepOf(thing) === step))
  const needs = [...steps].flatMap(([step, some]) =>
    series.costs
      .filter((cost) => cost.step === step || cost.step === 0)
      .flatMap(({ name, isQuest, count, firstOnly, price }): Need[] => {
        const times = firstOnly ? Number(!isMade(step)) : some.length
        const all = count * times
        return all === 0
          ? []
          : [{ name, isQuest, count: all, price: price && { name: price.name, count: price.count * all } }]
      }),
  )
  const isKnown = (step: number) => series.costs.some((cost) => cost.step === step || cost.step === 0)
  return { needs: together(needs), unknown: due.filter((thing) => !isKnown(stepOf(thing))).length }
}

/** What the missing relics of all series take; `things` are all relics. */
export const needsOfAll = (series: Iterable<Series>, things: readonly Owned[]): Needs => {
  const bySeries = Map.groupBy(things, (thing) => relicOf(thing).relicSeriesId)
  const each = [...series].map((one) => needsOf(one, bySeries.get(one.id) ?? []))
  return {
    needs: together(each.flatMap(({ needs }) => needs)),
    unknown: each.reduce((sum, { unknown }) => sum + unknown, 0),
  }
}

/** What is paid in each currency that something is bought with, what is asked for itself with it. */
export const paidFor = (needs: readonly Need[]): Amount[] => {
  const prices = needs.flatMap(({ price }) => (price === null ? [] : [price]))
  const currencies = new Set(prices.map(({ name }) => name))
  const asked = needs.filter(({ name }) => currencies.has(name))
  return together([...prices, ...asked].map(({ name, count }) => ({ name, count, isQuest: false, price: null })))
}
