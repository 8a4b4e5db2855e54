import type { Owned, Seen } from '@kupodex/data/character'
import { legacyKind } from '@kupodex/data/rules'
import type { SyncNotes } from '@kupodex/data/store'
import { type Failed, failed, type LodestoneReader, type ReadHistory } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import { type HistoryReading, privately } from './part-reading.ts'

type History = NonNullable<SyncNotes['history']>

export interface KnownAchievements {
  /** What is stored; null for nothing yet. */
  owned: readonly Owned[] | null
  /** The difference from what the Lodestone counts, when everything was last read. */
  history: History | null
}

/** The difference between what we have and what a page of the history counts; `points` is null if the points of some are unknown. */
const compare = (page: ReadHistory, ids: ReadonlyMap<number, unknown>, { achievements }: GameNames): History => {
  let points: number | null = page.points
  for (const id of ids.keys()) {
    const worth = achievements.get(id)?.points
    points = points === null || worth === undefined ? null : points - worth
  }
  return { lacking: page.total - ids.size, points }
}

const isWhole = ({ lacking, points }: History): boolean => lacking === 0 && points === 0

/** The same difference as before means that nothing new is missing. */
const isSame = (now: History, before: History): boolean =>
  now.lacking === before.lacking && (now.points === null || before.points === null || now.points === before.points)

/**
 * Reads achievements from the history's first page on. If that page and what is stored add up to the totals on the page,
 * nothing is missing. Otherwise pages are read until one with known achievements. If it still does not add up, there is a
 * gap, and everything is read: the rest of the history or the pages of all kinds, whichever needs fewer requests, then the
 * other, until it adds up. The results are merged, and only returned if every needed page could be read.
 */
export const readAchievements = async (
  lodestone: LodestoneReader,
  names: GameNames,
  id: number,
  first: ReadHistory,
  known: KnownAchievements,
): Promise<HistoryReading | typeof privately | Failed> => {
  const seen = new Map<number, Seen>()
  const ids = new Map<number, unknown>(known.owned?.map((entry) => [entry.id, entry]))
  const see = (found: readonly Seen[]) => {
    for (const entry of found) {
      const before = seen.get(entry.id)
      if (!before?.date) seen.set(entry.id, entry)
      ids.set(entry.id, entry)
    }
  }
  const wasKnown = new Set(known.owned?.map((entry) => entry.id))
  const pageCount = first.pageCount ?? 1
  let pagesRead = 1
  const addsUp = () => {
    const now = compare(first, ids, names)
    return known.history ? isSame(now, known.history) : isWhole(now)
  }

  const readPage = async (): Promise<ReadHistory['entries'] | typeof privately | Failed> => {
    const page = await lodestone.achievementHistory(id, pagesRead + 1)
    switch (page.outcome) {
      case 'ok':
        pagesRead++
        see(page.value.entries.map(({ id, epoch }) => ({ id, date: epoch })))
        return page.value.entries
      case 'private':
      case 'hidden':
      case 'notFound':
        return privately
      default:
        return failed(page, 'achievement')
    }
  }

  const readRest = async (): Promise<typeof privately | Failed | null> => {
    while (pagesRead < pageCount) {
      const entries = await readPage()
      if (!Array.isArray(entries)) return entries
    }
    return null
  }

  const readKinds = async (): Promise<typeof privately | Failed | null> => {
    for (const kind of names.achievementKinds) {
      const page = await lodestone.achievementKind(id, kind)
      switch (page.outcome) {
        case 'ok':
          see(page.value.items.flatMap(({ id, achieved, epoch }) => (achieved ? [{ id, date: epoch ?? 0 }] : [])))
          break
        case 'private':
        case 'hidden':
          return privately
        case 'notFound':
          break
        default:
          return failed(page, 'achievement_kind')
      }
    }
    return null
  }

  const give = (whole: boolean): HistoryReading => ({
    state: 'public',
    seen: [...seen.values()],
    unknown: [],
    whole,
    history: compare(first, ids, names),
    legacy: [...ids.keys()].some((id) => names.achievements.get(id)?.kindId === legacyKind),
  })

  see(first.entries.map(({ id, epoch }) => ({ id, date: epoch })))
  let isNew = known.owned !== null && first.entries.every((entry) => !wasKnown.has(entry.id))
  while (isNew && !addsUp() && pagesRead < pageCount) {
    const entries = await readPage()
    if (!Array.isArray(entries)) return entries
    isNew = entries.every((entry) => !wasKnown.has(entry.id))
  }
  if (known.owned !== null && addsUp()) return give(false)

  const isShort = pageCount - pagesRead <= names.achievementKinds.length
  for (const read of isShort ? [readRest, readKinds] : [readKinds, readRest]) {
    const stopped = await read()
    if (stopped) return stopped
    if (isWhole(compare(first, ids, names)) || (known.history && addsUp())) break
  }
  return give(true)
}
