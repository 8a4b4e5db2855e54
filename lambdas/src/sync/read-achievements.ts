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
): Promise<Seen[] | typeof privately | Failed> => {
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
    const { entries, pageCount } = read.value
    seen.push(...entries.map(({ id, epoch }) => ({ id, date: epoch })))
    if (page >= (pageCount ?? 1) || entries.some((entry) => known.has(entry.id))) return seen
  }
}

/** Reads every kind's page: some earned achievements stand there and not in the history. */
const readKinds = async (lodestone: LodestoneReader, kinds: readonly number[], id: number) => {
  const seen: Seen[] = []
  let legacy = false
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
    if (kind === legacyKind) legacy = true
    for (const { id, achieved, epoch } of read.value.items) if (achieved) seen.push({ id, date: epoch ?? 0 })
  }
  return { seen, legacy }
}

/**
 * Reads achievements: the first time the whole history and every kind, afterwards only what is new. A missing tab means
 * that they are private, and costs no request.
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
  if (!Array.isArray(history)) return history
  if (known) return { state: 'public', seen: history, unknown: [], whole: false }
  const kinds = await readKinds(lodestone, names.achievementKinds, id)
  if ('state' in kinds) return kinds
  const dated = new Set(history.map((entry) => entry.id))
  const seen = [...history, ...kinds.seen.filter((entry) => !dated.has(entry.id))]
  return { state: 'public', seen, unknown: [], whole: true, legacy: kinds.legacy }
}
