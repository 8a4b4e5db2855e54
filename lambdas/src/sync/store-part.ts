import { firstSightOf, mergeOwnership, type Seen, type SyncedPart } from '@kupodex/data/character'
import type { Store, StoredPart } from '@kupodex/data/store'
import type { GameNames } from './names.ts'
import type { PublicReading } from './part-reading.ts'
import type { Problem } from './report.ts'

const empty = { ok: true, entries: [], unknown: {}, revision: 0 } as const

/** Separates names that are still unknown, with when they were first seen, from things that newer tables know by name. */
const sortUnknown = (
  stored: Record<string, number>,
  now: readonly string[],
  index: ((name: string) => number | null) | null,
  at: number,
): { unknown: Record<string, number>; learnt: Seen[] } => {
  const unknown: Record<string, number> = {}
  const learnt: Seen[] = []
  for (const [name, date] of Object.entries(stored)) {
    const id = index?.(name) ?? null
    if (id === null) unknown[name] = date
    else learnt.push({ id, date })
  }
  for (const name of now) unknown[name] ??= at
  return { unknown, learnt }
}

/**
 * Merges what was read into what is stored and writes it if it changed; never removes anything. `at` in epoch seconds; `wasHidden` if
 * nobody could see it until now. Returns null if somebody else wrote in between.
 */
export const storePart = async (
  store: Pick<Store, 'writePart'>,
  names: GameNames,
  id: number,
  part: SyncedPart,
  stored: StoredPart | null,
  reading: PublicReading,
  at: number,
  wasHidden = false,
): Promise<Problem[] | null> => {
  const before = stored ?? empty
  if (!before.ok) return [{ part, code: 'damaged', details: before.code }]
  const index = part === 'achievements' ? null : names[part]
  const { unknown, learnt } = sortUnknown(before.unknown, reading.unknown, index, at)
  const merged = mergeOwnership(before.entries, [...learnt, ...reading.seen], at)
  const problems: Problem[] = reading.unknown.map((name) => ({ part, code: 'unknownName', details: name }))
  if (reading.whole && merged.shrunken) {
    problems.push({ part, code: 'shrunken', details: `${merged.missing.length} of ${before.entries.length}` })
  }
  const renamed = Object.keys(unknown).sort().join('\n') !== Object.keys(before.unknown).sort().join('\n')
  if (stored && !merged.changed && !renamed) return problems
  const since = stored?.ok ? (firstSightOf(stored.entries, stored.since) ?? Math.floor(stored.asOf / 1000)) : at
  // What is left out stays as it is stored.
  const again = wasHidden && stored ? { again: at } : {}
  const owned = { entries: merged.entries, unknown, asOf: at * 1000, since, ...again }
  const written = await store.writePart(id, part, owned, before.revision)
  return written ? problems : null
}
