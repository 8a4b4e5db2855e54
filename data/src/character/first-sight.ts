import { isSeenPart, type Owned, type SyncedPart } from './parts.ts'

/**
 * When a collection was first read (epoch seconds). Things with that date were obtained earlier, at an unknown time. `stored`
 * is the stored value; collections stored before that field existed use their earliest date. Null where neither is known.
 */
export const firstSightOf = (owned: readonly Owned[], stored?: number): number | null => {
  if (stored !== undefined) return stored
  const earliest = owned.reduce((least, { date }) => (date > 0 ? Math.min(least, date) : least), Infinity)
  return earliest === Infinity ? null : earliest
}

/** What is stored of the readings of a character's parts (epoch s); see `StoredCharacter`. */
interface Readings {
  owned: Partial<Record<SyncedPart, readonly Owned[]>>
  since: Partial<Record<SyncedPart, number>>
  again: Partial<Record<SyncedPart, number>>
}

/**
 * When a part was read for the first time, and for the first time since it was hidden (epoch s): things with these dates were obtained earlier, nobody
 * knows when. None where the Lodestone itself has the dates, or where the part was never read.
 */
export const sightsOf = (part: SyncedPart, { owned, since, again }: Readings): number[] => {
  if (!isSeenPart(part)) return []
  const found = [firstSightOf(owned[part] ?? [], since[part]), again[part] ?? null]
  return found.filter((date) => date !== null)
}

/**
 * Things of a part with a later date (epoch s) were obtained then; of all others nobody knows when. It is when the part was first read, or
 * first read after it was hidden; 0 where the Lodestone itself has the dates, null where the part was never read.
 */
export const gainedAfterOf = (part: SyncedPart, readings: Readings): number | null => {
  if (!isSeenPart(part)) return 0
  const sights = sightsOf(part, readings)
  return sights.length === 0 ? null : Math.max(...sights)
}
