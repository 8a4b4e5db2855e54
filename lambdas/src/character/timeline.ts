import {
  type CharacterFacts,
  countedIds,
  countsFor,
  oncePer,
  partTypes,
  syncedParts,
  type TimelineEvent,
} from '@kupodex/data/character'
import type { TimelineAnswer } from '@kupodex/data/contract'
import { newestFirst } from '@kupodex/data/rules'
import type { Shown } from './shown.ts'

type Event = TimelineAnswer['events'][number]
type Month = TimelineAnswer['months'][number]

const obtained = (shown: Shown): Event[] =>
  syncedParts.flatMap((part) =>
    shown.dated(part).map(({ id, date }) => ({ type: partTypes[part], id, details: '', createdAt: date * 1000 })),
  )

/** What the first readings found, and the first ones after a time of hiding, newest first: its dates are unknown, so it is not shown as events. */
export const firstSightsOf = (shown: Shown): TimelineAnswer['firstSights'] =>
  syncedParts
    .flatMap((part) =>
      shown.sights(part).map((sight) => {
        const count = shown.owned(part).filter(({ date }) => date === sight).length
        return { type: partTypes[part], count, createdAt: sight * 1000 }
      }),
    )
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.createdAt - a.createdAt)

/** What readings have noted of a character, newest first. */
export const notedEventsOf = (shown: Shown, recorded: readonly TimelineEvent[]): Event[] =>
  shown.hidden
    ? []
    : recorded.map(({ type, id, details, date }) => ({ type, id, details, createdAt: date * 1000 })).sort(newestFirst)

/** Everything that happened to a character, newest first; things found by a first reading, also after a time of hiding, or without a date are left out. */
export const eventsOf = (shown: Shown, recorded: readonly TimelineEvent[]): Event[] =>
  shown.hidden ? [] : [...obtained(shown), ...notedEventsOf(shown, recorded)].sort(newestFirst)

const monthOf = (seconds: number): number => {
  const date = new Date(seconds * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000
}

/** Stands for the time before the first month, for things without a date. */
const beforeAll = -1

/** The points of each achievement that counts. */
const worths = oncePer((rows: CharacterFacts['achievements']) => {
  const obtainedWhere = (legacy: boolean) =>
    new Map(rows.map(([id, weight, points]) => [id, countsFor(weight, legacy) ? points : 0]))
  return { plain: obtainedWhere(false), legacy: obtainedWhere(true) }
})

/** At the end of each month in which something was obtained, as the profile counts it. Things without a date count as obtained before the first. */
export const monthsOf = (shown: Shown, facts: CharacterFacts, legacy: boolean): Month[] => {
  const points = worths(facts.achievements)[legacy ? 'legacy' : 'plain']
  const [mounts, minions] = [countedIds(facts.mounts, legacy), countedIds(facts.minions, legacy)]
  const series = [
    { field: 'points', owned: shown.owned('achievements'), worth: (id: number) => points.get(id) ?? 0 },
    { field: 'mounts', owned: shown.owned('mounts'), worth: (id: number) => Number(mounts.has(id)) },
    { field: 'minions', owned: shown.owned('minions'), worth: (id: number) => Number(minions.has(id)) },
  ] as const
  const gained = new Map<number, Omit<Month, 'date'>>()
  for (const { field, owned, worth } of series) {
    for (const entry of owned) {
      const month = entry.date > 0 ? monthOf(entry.date) : beforeAll
      const sums = gained.get(month) ?? { points: 0, mounts: 0, minions: 0 }
      sums[field] += worth(entry.id)
      gained.set(month, sums)
    }
  }
  const whole = { points: 0, mounts: 0, minions: 0 }
  return [...gained]
    .sort(([a], [b]) => a - b)
    .map(([date, sums]) => {
      for (const { field } of series) whole[field] += sums[field]
      return { date, ...whole }
    })
    .filter(({ date }) => date !== beforeAll)
}
