import type { Owned } from './parts.ts'

interface Merged {
  /** Everything stored and everything seen, sorted by id. */
  entries: Owned[]
  /** Ids that are stored but were not seen; they are kept. */
  missing: number[]
  /** True where so much is missing that the answer cannot be trusted. */
  shrunken: boolean
  /** True where the stored set has to be written again. */
  changed: boolean
}

/** A thing as a page showed it; `date` in epoch seconds where the page shows it. */
export interface Seen {
  id: number
  date?: number
}

/** This many, or this share, may be missing (but never everything) before an answer counts as shrunken. */
const littleCount = 2
const littleShare = 0.02

const isShrunken = (missing: number, stored: number): boolean =>
  missing > 0 && (missing === stored || (missing > littleCount && missing > stored * littleShare))

/**
 * Adds what was seen to what is stored; nothing is ever removed, whatever the answer lacks: a bad page must lose nothing. A new
 * thing gets the date the page shows, else `at` (epoch seconds). A stored date stays, except that 0 (not known) is replaced by a
 * date from a page.
 */
export const mergeOwnership = (stored: readonly Owned[], seen: readonly Seen[], at: number): Merged => {
  const byId = new Map(stored.map((entry) => [entry.id, entry]))
  const seenIds = new Set<number>()
  let changed = false
  for (const { id, date } of seen) {
    const known = byId.get(id)
    if (!known) {
      byId.set(id, { id, date: date ?? at })
      changed = true
    } else if (known.date === 0 && date !== undefined && date > 0) {
      byId.set(id, { id, date })
      changed = true
    }
    seenIds.add(id)
  }
  const missing = stored.filter((entry) => !seenIds.has(entry.id)).map((entry) => entry.id)
  return {
    entries: [...byId.values()].sort((a, b) => a.id - b.id),
    missing,
    shrunken: isShrunken(missing.length, stored.length),
    changed,
  }
}
