import { type PublishedAnswer, publishedKey } from '@kupodex/data/contract'
import { weekStart } from '@kupodex/data/rules'
import { jsonFile, type ManifestEntry, type PublishFile } from '../publish/index.ts'
import { boardAnswers, type NightAnswer, rankAnswers, rarityAnswers } from './answers.ts'
import type { Catalog } from './catalog.ts'
import type { Fold } from './fold.ts'
import { keep } from './points.ts'
import { pointsKey } from './previous.ts'
import { type RankedBoard, rankBoards } from './rank.ts'
import type { WeekPoints } from './weights.ts'
import type { Yesterday } from './yesterday.ts'

/** Everything a night has worked out, ready to be written. */
export interface Night {
  catalog: Catalog
  fold: Fold
  points: WeekPoints
  yesterday: Yesterday
  /** When the night runs (epoch ms). */
  now: number
  /** The files published before, by key. */
  before: Readonly<Record<string, ManifestEntry>>
}

/**
 * A file that says when it was generated. If nothing else in it changed it keeps the time of before, and so its bytes:
 * otherwise every file would be new every night. `published.json` says how old the whole is.
 */
const stamped = ({ catalog, now, before }: Night, { key, content }: NightAnswer): PublishFile => {
  const at = (time: number) =>
    jsonFile(key, { deployTime: catalog.deployTime, generateTime: time, ...content }, { time })
  const old = before[key]
  if (old?.time !== undefined) {
    const same = at(old.time)
    if (same.hash === old.hash) return same
  }
  return at(now)
}

/** The files of a night, one after another: what another run needs first, then boards, rarity and ranks, the index last. */
export function* nightFiles(night: Night): Generator<PublishFile> {
  const { catalog, fold, points, yesterday, now } = night
  const index: PublishedAnswer = {
    deployTime: catalog.deployTime,
    generateTime: now,
    characters: fold.ids.length,
    boards: [],
    rarity: [],
  }
  yield* yesterday.files
  yield jsonFile(pointsKey, keep(weekStart(now), points), { stage: 'mark' })
  const ranked: RankedBoard[] = []
  for (const board of rankBoards(catalog, fold)) {
    for (const answer of boardAnswers(catalog, fold, board, yesterday.ranks[ranked.length] ?? [])) {
      index.boards.push(answer.listed)
      yield stamped(night, answer)
    }
    ranked.push(board)
  }
  for (const answer of rarityAnswers(catalog, fold, points)) {
    index.rarity.push(answer.listed)
    yield stamped(night, answer)
  }
  for (const answer of rankAnswers(fold, ranked)) yield stamped(night, answer)
  yield jsonFile(publishedKey('published', {}), index, { time: now, stage: 'index' })
}
