import type { Target } from '../publish/index.ts'
import { type Catalog, catalogOf, type NightTables } from './catalog.ts'
import type { CharacterSource } from './character.ts'
import { numberClears } from './cleared.ts'
import { boardsOf, type Night } from './files.ts'
import { fold, type Fold } from './fold.ts'
import { type LostBoard, lostBoards } from './loss.ts'
import { orderById } from './order.ts'
import { pointsOfFold, pointsOfWeek } from './points.ts'
import { previousNights } from './previous.ts'
import type { WeekPoints } from './weights.ts'
import { readYesterday } from './yesterday.ts'

/** Folds all characters that there are. */
export type FoldAll = (
  catalog: Catalog,
  points: WeekPoints,
  onProgress: NonNullable<NightWorld['onProgress']>,
) => Promise<Fold>

/** What a night needs of the outside world. */
export interface NightWorld {
  tables: NightTables
  /** Everybody, to be read one after another; or what reads and folds everybody in its own way. */
  characters: CharacterSource | FoldAll
  /** The place of publication that holds the nights before. */
  previous: Pick<Target, 'read'>
  /** When the night runs (epoch ms). */
  now: number
  /** Lets a night through that has lost characters. */
  acceptLoss?: boolean
  onProgress?: (done: number, about: number | null) => void
}

/** A night worked out, or why it must not be published. */
export type NightOutcome =
  | { ok: true; night: Night; damaged: number }
  | { ok: false; code: 'lostCharacters'; before: number; now: number }
  | { ok: false; code: 'lostBoards'; boards: LostBoard[] }

/** A night may have at most this share fewer characters than the one before (DESIGN: nightly run). */
const acceptedLoss = 0.05

/**
 * Works a night out: reads every character, folds, and finds what the nights before have to say. Nothing is written. The
 * very first night reads the characters twice, as nobody has counted owners for rarity points before.
 */
export const workOutNight = async (world: NightWorld): Promise<NightOutcome> => {
  const { characters, now, acceptLoss = false, onProgress = () => undefined } = world
  const catalog = catalogOf(world.tables)
  const previous = await previousNights(world.previous, now)
  const damaged = new Set<number>()
  const read = (points: WeekPoints): Promise<Fold> => {
    if (typeof characters === 'function') return characters(catalog, points, onProgress)
    let done = 0
    const part = characters.read((id) => damaged.add(id))
    return fold(catalog, points, part, () => onProgress(++done, characters.about))
  }

  let points = await pointsOfWeek(catalog, previous, now)
  points ??= pointsOfFold(catalog, await read({}))
  const folded = await read(points)

  const before = previous.published?.characters ?? 0
  if (!acceptLoss && folded.ids.length < before * (1 - acceptedLoss)) {
    return { ok: false, code: 'lostCharacters', before, now: folded.ids.length }
  }
  const lost = lostBoards(previous.published?.boards ?? [], boardsOf({ catalog, fold: folded }))
  if (!acceptLoss && lost.length > 0) return { ok: false, code: 'lostBoards', boards: lost }
  const byId = orderById(folded.ids)
  const cleared = numberClears(folded.clears, folded.ids.length)
  const yesterday = await readYesterday({ previous, catalog, ids: folded.ids, byId, cleared })
  return {
    ok: true,
    night: { catalog, fold: folded, byId, cleared, points, yesterday, now, before: previous.files },
    damaged: damaged.size,
  }
}
