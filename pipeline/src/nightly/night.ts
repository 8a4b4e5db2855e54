import { periodsOfNight } from '@kupodex/data/rules'
import type { Target } from '../publish/index.ts'
import { catalogOf, type NightTables } from './catalog/catalog.ts'
import { type AllCharacters, oneByOne, type OnProgress } from './fold/all-characters.ts'
import { pointsOfCounts } from './fold/owner-counts.ts'
import { keptTimes } from './previous/kept-gains.ts'
import { type LostBoard, lostBoards } from './previous/loss.ts'
import { pointsOfWeek, previousNights } from './previous/previous.ts'
import { readRanksBefore } from './previous/ranks-before.ts'
import { numberClears } from './rank/clear-numbers.ts'
import { orderById } from './rank/order.ts'
import type { CharacterSource } from './read/character.ts'
import { boardsOf } from './write/night-files.ts'
import type { Night } from './write/work.ts'

interface NightDeps {
  tables: NightTables
  /** All characters, to be read one after another; or what reads and folds them in its own way. */
  characters: CharacterSource | AllCharacters
  /** Where the nights before are published. */
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

/** A night may have at most this share fewer characters than the one before. */
const acceptedLoss = 0.05

/**
 * Works a night out: reads every character, folds, and finds what the nights before have to say. Nothing is written. The
 * very first night reads the characters twice: rarity points need owners that an earlier night has counted.
 */
export const workOutNight = async (deps: NightDeps): Promise<NightOutcome> => {
  const { characters, now, acceptLoss = false, onProgress = () => undefined } = deps
  const catalog = catalogOf(deps.tables)
  const previous = await previousNights(deps.previous, now)
  const damaged = new Set<number>()
  const all = 'read' in characters ? oneByOne(characters, (id) => damaged.add(id)) : characters
  const points =
    (await pointsOfWeek(catalog, previous, now)) ?? pointsOfCounts(catalog, await all.countOwners(catalog, onProgress))
  const folded = await all.fold(
    catalog,
    { points, periods: periodsOfNight(now, keptTimes(previous.gains)) },
    onProgress,
  )

  const before = previous.published?.characters ?? 0
  if (!acceptLoss && folded.ids.length < before * (1 - acceptedLoss)) {
    return { ok: false, code: 'lostCharacters', before, now: folded.ids.length }
  }
  const lost = lostBoards(previous.published?.boards ?? [], boardsOf({ catalog, fold: folded }))
  if (!acceptLoss && lost.length > 0) return { ok: false, code: 'lostBoards', boards: lost }
  const byId = orderById(folded.ids)
  const clearNumbers = numberClears(folded.clears, folded.ids.length)
  const ranksBefore = await readRanksBefore({ previous, catalog, ids: folded.ids, byId, clearNumbers })
  return {
    ok: true,
    night: {
      ...{ catalog, fold: folded, byId, clearNumbers, points, ...ranksBefore, now },
      ...{ before: previous.files, concealedBefore: previous.concealed },
      keptGains: previous.gains,
    },
    damaged: damaged.size,
  }
}
