import { nextPeriods, type Period } from '@kupodex/data/eorzea'
import { allSpawns, type Spawn } from '#animals/spawns.ts'
import type { GuideFacts } from '#animals/facts.ts'
import type { Notice } from '#notices/kept-notices.ts'

/** What a reader wants to be told of, with its periods from now on. */
export interface NoticeWindow {
  notice: Notice
  periods: readonly Period[]
}

/** The windows of all notices of a reader, the one that has begun or begins next first; those that never come are left out. */
export const noticeWindows = (notices: readonly Notice[], now: number): NoticeWindow[] =>
  notices
    .map((notice) => ({ notice, periods: nextPeriods(notice.condition, notice.rates, now, 2) }))
    .filter(({ periods }) => periods.length > 0)
    .sort((a, b) => (a.periods[0]?.start ?? 0) - (b.periods[0]?.start ?? 0))

/** How many animals are named. */
const most = 3

/** The animals of the island that are there or come next, each once, of those that a reader wants to see. */
export const nextAnimals = (island: GuideFacts, chosen: ReadonlySet<number>, now: number): Spawn[] => {
  const seen = new Set<number>()
  return allSpawns(island, now)
    .filter(({ animal: { id } }) => chosen.has(id) && !seen.has(id) && seen.add(id))
    .slice(0, most)
}
