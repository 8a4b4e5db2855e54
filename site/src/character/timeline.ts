import type { TimelineAnswer } from '@kupodex/data/contract'

/** Something that happened to a character. */
export type TimelineEntry = TimelineAnswer['events'][number]

/** The kinds by which a timeline can be filtered. */
export const eventKinds = ['achievement', 'mount', 'minion', 'facewear', 'level', 'gear', 'other'] as const

/** A kind of entry. */
export type EventKind = (typeof eventKinds)[number]

/** The entries of one day in UTC; `day` is its first moment (epoch ms). */
export interface TimelineDay {
  day: number
  entries: TimelineEntry[]
}

const dayLength = 86_400_000

/** The kind of an entry; names, worlds, titles and whatever we do not know yet are others. */
export const kindOf = ({ type }: Pick<TimelineEntry, 'type'>): EventKind =>
  eventKinds.find((kind) => kind === type) ?? 'other'

/** How many entries each kind has. */
export const countKinds = (events: readonly TimelineEntry[]): Record<EventKind, number> => {
  const counts = { achievement: 0, mount: 0, minion: 0, facewear: 0, level: 0, gear: 0, other: 0 }
  for (const event of events) counts[kindOf(event)]++
  return counts
}

/** Entries by day, in the order they come in. */
export const byDay = (events: readonly TimelineEntry[]): TimelineDay[] => {
  const days: TimelineDay[] = []
  for (const event of events) {
    const day = Math.floor(event.createdAt / dayLength) * dayLength
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(event)
    else days.push({ day, entries: [event] })
  }
  return days
}
