import { type GainMeasure, gainMeasures, type GainPeriod, scoreOf } from '@kupodex/data/rules'
import { column, u32 } from '../arrays/columns.ts'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import { slots, type WeekPoints } from '../catalog/weights.ts'
import { neverGained, type OwnedIds } from '../read/character.ts'

/** Who gained something by one measure: rows of the fold, ascending, and how much. */
export interface Gained {
  rows: Uint32Array
  scores: Uint32Array
}

/** A time that something is counted in: from `from` to before `to` (epoch ms). */
type Span = Pick<GainPeriod, 'from' | 'to'>

/** What was gained in one time, by measure in the order in which they were given. */
export interface PeriodGains<Period extends Span = GainPeriod> {
  period: Period
  measures: readonly Gained[]
}

/** No mark is as new as this (epoch s). */
const never = 0xffffffff

/** What each thing of a collection adds to a measure, by its number, that counts it. */
interface Weights {
  measure: number
  byId: Uint32Array
}

const weightsOf = (
  measures: readonly Pick<GainMeasure, 'of'>[],
  catalog: Catalog,
  points: WeekPoints,
  type: Collected,
): Weights[] =>
  measures.flatMap(({ of }, number) => {
    const counted = of.find((one) => one.type === type)?.measure
    if (counted === undefined) return []
    const items = catalog.items[type] ?? []
    const byId = u32(slots(items))
    for (const item of items) {
      byId[item.id] = scoreOf(counted, {
        ...item,
        rarityPoints: points[type as keyof WeekPoints]?.get(item.id) ?? 0,
      })
    }
    return [{ measure: number, byId }]
  })

/** Counts what characters gained in some times, by the dates of things: what a first reading found has none that counts (see `OwnedIds`). */
export const startGains = <Period extends Span>(
  catalog: Catalog,
  points: WeekPoints,
  periods: readonly Period[],
  counted: readonly Pick<GainMeasure, 'of'>[] = gainMeasures,
) => {
  const times = periods.map(({ from, to }) => ({ from: from / 1000, to: to / 1000 }))
  /** Where a time begins or ends, ascending: between two of these every thing counts in the same times. */
  const cuts = Float64Array.from(new Set(times.flatMap(({ from, to }) => [from, to]))).sort()
  const earliest = cuts[0] ?? never
  const width = counted.length
  const weights = new Map(
    (Object.keys(catalog.items) as Collected[]).map((type) => [type, weightsOf(counted, catalog, points, type)]),
  )
  const rows = Array.from({ length: periods.length * width }, () => column(u32))
  const scores = rows.map(() => column(u32))
  /** What the character that is being read gained, by measure: before the first cut, then after each. */
  const sums = u32((cuts.length + 1) * width)
  /** Where the sums lie whose difference is what was gained in each time, by measure. */
  const placesOf = (cut: number) => counted.map((_, measure) => cuts.indexOf(cut) * width + measure)
  const [before, upTo] = [times.flatMap(({ from }) => placesOf(from)), times.flatMap(({ to }) => placesOf(to))]
  let isEmpty = true
  return {
    /** Older marks count in none of the times (epoch s). */
    earliest,
    /** Adds those of a character's marks of a collection, by their places, that are not older than that. */
    add: (type: Collected, { ids, dates, gainedAfter }: OwnedIds, recent: Uint32Array): void => {
      const measures = weights.get(type) ?? []
      if (gainedAfter === neverGained || measures.length === 0) return
      const after = Math.max(gainedAfter, earliest - 1)
      for (let each = 0; each < recent.length; each++) {
        const at = recent[each] as number
        const date = dates[at] as number
        if (date <= after) continue
        isEmpty = false
        let cut = 1
        while (cut < cuts.length && date >= (cuts[cut] as number)) cut++
        const id = ids[at] as number
        for (let number = 0; number < measures.length; number++) {
          const { measure, byId } = measures[number] as Weights
          sums[cut * width + measure]! += byId[id] as number
        }
      }
    },
    /** Ends a character, whose row of the fold this is. */
    end: (row: number): void => {
      if (isEmpty) return
      // All that was gained before each cut: a time is the difference of two.
      for (let at = width; at < sums.length; at++) sums[at]! += sums[at - width] as number
      for (let at = 0; at < rows.length; at++) {
        const sum = (sums[upTo[at] as number] as number) - (sums[before[at] as number] as number)
        if (sum === 0) continue
        rows[at]?.push(row)
        scores[at]?.push(sum)
      }
      sums.fill(0)
      isEmpty = true
    },
    /** By time, in the order in which they were given. */
    done: (): PeriodGains<Period>[] =>
      periods.map((period, number) => ({
        period,
        measures: counted.map((_, measure) => {
          const at = number * width + measure
          return { rows: rows[at]?.data() ?? u32(0), scores: scores[at]?.data() ?? u32(0) }
        }),
      })),
  }
}

/** The gains of parts of the characters, one after another; rows of later parts come after those of earlier ones. */
export const mergeGains = <Period extends Span>(
  parts: readonly { characters: number; gains: readonly PeriodGains<Period>[] }[],
): PeriodGains<Period>[] =>
  (parts[0]?.gains ?? []).map(({ period, measures: ofFirst }, number) => ({
    period,
    measures: ofFirst.map((_, measure) => {
      const ofParts = parts.map(({ gains }) => gains[number]?.measures[measure] ?? { rows: u32(0), scores: u32(0) })
      const length = ofParts.reduce((sum, { rows }) => sum + rows.length, 0)
      const all = { rows: u32(length), scores: u32(length) }
      let [at, before] = [0, 0]
      for (const [part, { rows, scores }] of ofParts.entries()) {
        all.scores.set(scores, at)
        for (const row of rows) all.rows[at++] = before + row
        before += parts[part]?.characters ?? 0
      }
      return all
    }),
  }))

/** How much each row of a fold gained by a measure. */
export const gainsByRow = ({ ids }: { ids: { length: number } }, { rows, scores }: Gained): Uint32Array => {
  const gains = new Uint32Array(ids.length)
  for (let at = 0; at < rows.length; at++) gains[rows[at] as number] = scores[at] as number
  return gains
}
