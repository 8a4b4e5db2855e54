import type { Seen } from '@kupodex/data/character'
import { legacyKind } from '@kupodex/data/rules'
import { type Failed, failed, type LodestoneReader, type ReadProfile } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import type { PartReading } from './part-reading.ts'

const privately = { state: 'private' } as const

/**
 * Reads the history, newest first, until a page shows something known, or to its end. Pages that are known are not read
 * again; nothing is given unless every page that was needed came, so that a gap can never look like the known past.
 */
const readHistory = async (
  lodestone: LodestoneReader,
  id: number,
  known: ReadonlySet<number>,
): Promise<{ state: 'read'; seen: Seen[]; points: number } | typeof privately | Failed> => {
  const seen: Seen[] = []
  for (let page = 1; ; page++) {
    const read = await lodestone.achievementHistory(id, page)
    switch (read.outcome) {
      case 'ok':
        break
      case 'private':
      case 'hidden':
      case 'notFound':
        return privately
      default:
        return failed(read)
    }
    const { entries, pageCount, points } = read.value
    seen.push(...entries.map(({ id, epoch }) => ({ id, date: epoch })))
    if (page >= (pageCount ?? 1) || entries.some((entry) => known.has(entry.id))) {
      return { state: 'read', seen, points }
    }
  }
}

/** Reads every kind's page. */
const readKinds = async (
  lodestone: LodestoneReader,
  kinds: readonly number[],
  id: number,
): Promise<{ state: 'read'; seen: Seen[] } | typeof privately | Failed> => {
  const seen: Seen[] = []
  for (const kind of kinds) {
    const read = await lodestone.achievementKind(id, kind)
    switch (read.outcome) {
      case 'ok':
        break
      case 'private':
      case 'hidden':
        return privately
      case 'notFound':
        continue
      default:
        return failed(read)
    }
    for (const { id, achieved, epoch } of read.value.items) if (achieved) seen.push({ id, date: epoch ?? 0 })
  }
  return { state: 'read', seen }
}

const pointsOf = (seen: readonly Seen[], { achievements }: GameNames): number =>
  seen.reduce((sum, { id }) => sum + (achievements.get(id)?.points ?? NaN), 0)

/**
 * Reads achievements: the first time the whole history, afterwards only what is new. Where the points of the whole history
 * are not those that the page tells, something is missing in it, and every kind's page is read as well. A missing tab means
 * that achievements are private, and costs no request.
 */
export const readAchievements = async (
  lodestone: LodestoneReader,
  names: GameNames,
  id: number,
  tabs: ReadProfile['tabs'],
  known: ReadonlySet<number> | null,
): Promise<PartReading> => {
  if (tabs.achievement === 'absent') return privately
  const history = await readHistory(lodestone, id, known ?? new Set())
  if (history.state !== 'read') return history
  const seen = history.seen
  if (known === null && pointsOf(seen, names) !== history.points) {
    const kinds = await readKinds(lodestone, names.achievementKinds, id)
    if (kinds.state !== 'read') return kinds
    const dated = new Set(seen.map((entry) => entry.id))
    seen.push(...kinds.seen.filter((entry) => !dated.has(entry.id)))
  }
  const legacy = seen.some((entry) => names.achievements.get(entry.id)?.kindId === legacyKind)
  return { state: 'public', seen, unknown: [], whole: known === null, legacy }
}
