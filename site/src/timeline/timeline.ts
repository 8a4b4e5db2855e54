import type { TimelineAnswer } from '@kupodex/data/contract'
import { recordOf, type SyncedCollection, syncedCollections } from '@kupodex/data/game'

export type TimelineEntry = TimelineAnswer['events'][number]

/** What happens besides things that a sync finds. */
const otherKinds = ['level', 'gear', 'other'] as const

export type EventKind = SyncedCollection['type'] | (typeof otherKinds)[number]

/** The kinds by which a timeline can be filtered. */
export const eventKinds: readonly EventKind[] = [...syncedCollections.map(({ type }) => type), ...otherKinds]

/** The entries of one day in UTC; `day` is its first moment (epoch ms). */
export interface TimelineDay<Entry> {
  day: number
  entries: Entry[]
}

const dayLength = 86_400_000

/** The kind of an entry; names, worlds, titles and whatever we do not know yet are others. */
export const kindOf = ({ type }: Pick<TimelineEntry, 'type'>): EventKind =>
  eventKinds.find((kind) => kind === type) ?? 'other'

export const countKinds = (events: readonly Pick<TimelineEntry, 'type'>[]): Record<EventKind, number> => {
  const counts = recordOf(eventKinds, () => 0)
  for (const event of events) counts[kindOf(event)]++
  return counts
}

/** Collections that were read for the first time, or the first time since they were hidden, at one moment (epoch ms), with how many things of unknown date each had then. */
export interface FirstSight {
  createdAt: number
  things: TimelineAnswer['firstSights']
}

/** What was there at the first readings of one day in UTC together, newest first. */
export const firstSightsByDay = (sights: TimelineAnswer['firstSights']): FirstSight[] => {
  const days = Map.groupBy(sights, ({ createdAt }) => Math.floor(createdAt / dayLength))
  return [...days]
    .sort(([a], [b]) => b - a)
    .map(([, things]) => ({ createdAt: Math.max(...things.map(({ createdAt }) => createdAt)), things }))
}

/** The first `most` of some events, newest first, with the first sights that belong among them; all of those where no event is left. */
export const withFirstSights = <Entry extends TimelineEntry>(
  events: readonly Entry[],
  sights: readonly FirstSight[],
  most: number,
): (Entry | FirstSight)[] => {
  const shown = events.slice(0, most)
  const oldest = shown.length < events.length ? (shown.at(-1)?.createdAt ?? 0) : 0
  return [...shown, ...sights.filter(({ createdAt }) => createdAt >= oldest)].sort((a, b) => b.createdAt - a.createdAt)
}

/** Entries by day, in the order they come in. */
export const byDay = <Entry extends { createdAt: number }>(events: readonly Entry[]): TimelineDay<Entry>[] => {
  const days: TimelineDay<Entry>[] = []
  for (const event of events) {
    const day = Math.floor(event.createdAt / dayLength) * dayLength
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(event)
    else days.push({ day, entries: [event] })
  }
  return days
}
