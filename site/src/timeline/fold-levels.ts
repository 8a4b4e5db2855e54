import type { TimelineEntry } from './timeline.ts'

/** A line of a timeline: something that happened, or several rises of one job on one day, from what it had before. */
export interface TimelineLine extends TimelineEntry {
  /** The level or average item level that a job rose from; null for all else, and where it is not known. */
  from: string | null
}

const dayLength = 86_400_000

const isRise = ({ type }: TimelineEntry): boolean => type === 'level' || type === 'gear'

/**
 * The lines of some events, newest first. Rises of one job on one day in UTC are one line at the place of the last; it says
 * what the job had before, or, where that is not known, what the first of them reached.
 */
export const foldLevels = (events: readonly TimelineEntry[]): TimelineLine[] => {
  const lines: TimelineLine[] = []
  const newest = new Map<string, TimelineLine>()
  for (const event of events) {
    if (!isRise(event)) {
      lines.push({ ...event, from: null })
      continue
    }
    const key = `${event.type}/${event.id}`
    const later = newest.get(key)
    if (later !== undefined) later.from = event.details
    const isSameDay =
      later !== undefined && Math.floor(later.createdAt / dayLength) === Math.floor(event.createdAt / dayLength)
    if (isSameDay) continue
    const line = { ...event, from: null }
    lines.push(line)
    newest.set(key, line)
  }
  return lines
}
