import { type GainMeasure, gainMeasures, type GainPeriod, scoreOf } from '@kupodex/data/rules'
import { column } from '../arrays/columns.ts'
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

const u32 = (length: number) => new Uint32Array(length)

/** No mark is as new as this (epoch s). */
const never = 0xffffffff

/** What each thing of a collection adds to the measures that count it: the measure's number, and weights by item id. */
const weightsOf = (
  measures: readonly Pick<GainMeasure, 'of'>[],
  catalog: Catalog,
  points: WeekPoints,
  type: Collected,
): [measure: number, weights: Uint32Array][] =>
  measures.flatMap(({ of }, number) => {
    const measure = of.find((one) => one.type === type)?.measure
    if (measure === undefined) return []
    const items = catalog.items[type] ?? []
    const weights = u32(slots(items))
    for (const item of items) {
      weights[item.id] = scoreOf(measure, {
        ...item,
        rarityPoints: points[type as keyof WeekPoints]?.get(item.id) ?? 0,
      })
    }
    return [[number, weights]]
  })

/**
 * Counts what characters gained in some times. A thing counts by its date; what was there at a first reading has none that says when it
 * was obtained (see `OwnedIds`).
 */
export const startGains = <Period extends Span>(
  catalog: Catalog,
  points: WeekPoints,
  periods: readonly Period[],
  counted: readonly Pick<GainMeasure, 'of'>[] = gainMeasures,
) => {
  const times = periods.map(({ from, to }) => ({ from: from / 1000, to: to / 1000 }))
  const width = counted.length
  const weights = new Map(
    (Object.keys(catalog.items) as Collected[]).map((type) => [type, weightsOf(counted, catalog, points, type)]),
  )
  const rows = Array.from({ length: periods.length * width }, () => column(u32))
  const scores = rows.map(() => column(u32))
  /** What the character that is being read gained, by time and measure. */
  const sums = u32(rows.length)
  let isEmpty = true
  return {
    /** Older marks count in none of the times (epoch s). */
    earliest: times.reduce((least, { from }) => Math.min(least, from), never),
    /** Adds those of a character's marks of a collection, by their places, that are not older than that. */
    add: (type: Collected, { ids, dates, gainedAfter }: OwnedIds, recent: Uint32Array): void => {
      const measures = weights.get(type) ?? []
      if (gainedAfter === neverGained || measures.length === 0) return
      for (const at of recent) {
        const date = dates[at] as number
        if (date <= gainedAfter) continue
        for (const [measure, byId] of measures) {
          const weight = byId[ids[at] as number] ?? 0
          if (weight === 0) continue
          isEmpty = false
          for (const [number, { from, to }] of times.entries()) {
            if (date >= from && date < to) sums[number * width + measure]! += weight
          }
        }
      }
    },
    /** Ends a character, whose row of the fold this is. */
    end: (row: number): void => {
      if (isEmpty) return
      for (const [at, sum] of sums.entries()) {
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
