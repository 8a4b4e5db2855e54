import type { Target } from '../publish/index.ts'
import { type Catalog, catalogOf, type NightTables } from './catalog.ts'
import type { CharacterForNight, CharacterSource } from './character.ts'
import { numberClears } from './cleared.ts'
import { boardsOf, type Night } from './files.ts'
import { type Fold, startFold } from './fold.ts'
import { type LostBoard, lostBoards } from './loss.ts'
import { orderById } from './order.ts'
import { type OwnerCounts, pointsOfCounts, startOwnerCounts } from './owner-counts.ts'
import { pointsOfWeek } from './points.ts'
import { previousNights } from './previous.ts'
import type { WeekPoints } from './weights.ts'
import { readYesterday } from './yesterday.ts'

type OnProgress = (done: number, about: number | null) => void

/** Folds all characters that there are. */
export type FoldAll = (catalog: Catalog, points: WeekPoints, onProgress: OnProgress) => Promise<Fold>

/** Reads all characters that there are in its own way. */
export interface Everybody {
  fold: FoldAll
  countOwners: (catalog: Catalog, onProgress: OnProgress) => Promise<OwnerCounts>
}

/** Everybody of a source, one after another. */
const oneByOne = (source: CharacterSource, onDamaged: (id: number) => void): Everybody => {
  const read = async (add: (character: CharacterForNight) => void, onProgress: OnProgress) => {
    let done = 0
    for await (const character of source.read(onDamaged)) {
      add(character)
      onProgress(++done, source.about)
    }
  }
  return {
    fold: async (catalog, points, onProgress) => {
      const folding = startFold(catalog, points)
      await read(folding.add, onProgress)
      return folding.done()
    },
    countOwners: async (catalog, onProgress) => {
      const counting = startOwnerCounts(catalog)
      await read(counting.add, onProgress)
      return counting.done()
    },
  }
}

/** What a night needs of the outside world. */
export interface NightDeps {
  tables: NightTables
  /** Everybody, to be read one after another; or what reads and folds everybody in its own way. */
  characters: CharacterSource | Everybody
  /** The place of publication that holds the nights before. */
  previous: Pick<Target, 'read'>
  /** When the night runs (epoch ms). */
  now: number
  /** Lets a night through that has lost characters. */
  acceptLoss?: boolean
  onProgress?: OnProgress
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
export const workOutNight = async (deps: NightDeps): Promise<NightOutcome> => {
  const { characters, now, acceptLoss = false, onProgress = () => undefined } = deps
  const catalog = catalogOf(deps.tables)
  const previous = await previousNights(deps.previous, now)
  const damaged = new Set<number>()
  const everybody = 'read' in characters ? oneByOne(characters, (id) => damaged.add(id)) : characters
  const points =
    (await pointsOfWeek(catalog, previous, now)) ??
    pointsOfCounts(catalog, await everybody.countOwners(catalog, onProgress))
  const folded = await everybody.fold(catalog, points, onProgress)

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
