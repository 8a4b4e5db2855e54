import { publishedKey, type RaidAnswer } from '@kupodex/data/contract'
import { newestRaid } from '@kupodex/data/game'
import { raidWeek } from '@kupodex/data/rules'
import type { Raid } from '../catalog/catalog.ts'
import { clearNumberOf } from '../rank/clear-numbers.ts'
import { everywhere } from '../rank/newest-raids.ts'
import { entryWidth } from '../rank/rank-table.ts'
import { boardFiles } from './board-files.ts'
import type { FirstPage } from './board-pages.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './work.ts'

type Answer = Omit<RaidAnswer, 'deployTime' | 'generateTime'>

const answerOf = ({ id, released }: Raid) => {
  return ({ cutOffs: _, chars, ...about }: FirstPage, scope: number): Answer | null => {
    // Raids that few clear would be thousands of files that say that nobody has.
    if (about.count === 0 && scope !== everywhere) return null
    const withWeeks = chars.map((row) => ({ ...row, week: raidWeek(row.date, released) }))
    return { raidId: id, released, ...about, chars: withWeeks }
  }
}

/** All pages of a raid's board in every scope where somebody cleared it, and globally: the earlier date ranks higher, equal dates share a rank. */
export function* raidFiles(work: Work, number: number, stamp: Stamper): Generator<NightFile> {
  const { catalog, fold, byId, iconBase, starts, clearNumbers, newestRaids } = work
  const raid = catalog.raids[number]
  const clears = fold.clears[number]
  if (!raid || !clears) throw new RangeError(`there is no raid ${number}`)
  const scores = new Uint32Array(fold.ids.length)
  const dates = new Uint32Array(fold.ids.length)
  for (const [at, row] of clears.rows.entries()) {
    scores[row] = 1
    dates[row] = clears.dates[at] as number
  }
  const raidId = String(raid.id)
  yield* boardFiles(
    {
      catalog,
      keysOf: (scope, at) => [
        publishedKey('raid', { scope, raidId }),
        ...(newestRaids.get(at) === number ? [publishedKey('raid', { scope, raidId: newestRaid })] : []),
      ],
      shardKeyOf: (scope, shard) => publishedKey('raidPages', { scope, raidId, shard }),
      answerOf: answerOf(raid),
      characters: fold,
      ...{ byId, iconBase, starts },
      scores,
      shown: dates,
      dates,
      entryOf: (row) => clearNumberOf(clearNumbers, row, number) * entryWidth,
      ranks: work.ranks.raids,
      yesterday: work.yesterday.raids,
      week: work.week.raids,
    },
    stamp,
  )
}
