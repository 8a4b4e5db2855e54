import { publishedKey, type RaidAnswer } from '@kupodex/data/contract'
import { raidWeek } from '@kupodex/data/rules'
import { boardFiles, type FirstPage } from './board-files.ts'
import type { Raid } from './catalog.ts'
import { emptyRanks, rankBoard } from './rank.ts'
import type { NightFile, Stamper } from './stamp.ts'
import type { Work } from './tasks.ts'

const answerOf =
  ({ id, released }: Raid) =>
  ({ cutOffs: _, chars, ...about }: FirstPage): Omit<RaidAnswer, 'deployTime' | 'generateTime'> => ({
    raidId: id,
    released,
    ...about,
    chars: chars.map(({ yesterdayRank: _, ...row }) => ({ ...row, week: raidWeek(row.date, released) })),
  })

/** All pages of a raid's board in every scope: the earlier date ranks higher, equal dates share a rank. */
export function* raidFiles(
  { catalog, fold, byId, iconBase, starts }: Pick<Work, 'catalog' | 'fold' | 'byId' | 'iconBase' | 'starts'>,
  number: number,
  stamp: Stamper,
): Generator<NightFile> {
  const raid = catalog.raids[number]
  const clears = fold.clears[number]
  if (!raid || !clears) throw new RangeError(`there is no raid ${number}`)
  const cleared = new Uint32Array(fold.ids.length)
  const dates = new Uint32Array(fold.ids.length)
  for (const [at, row] of clears.rows.entries()) {
    cleared[row] = 1
    dates[row] = clears.dates[at] as number
  }
  const ranks = emptyRanks(fold.ids.length)
  const ranked = rankBoard(catalog, { places: fold.places, byId, scores: cleared, dates }, ranks)
  const raidId = String(raid.id)
  yield* boardFiles(
    {
      catalog,
      keyOf: (scope) => publishedKey('raid', { scope, raidId }),
      shardKeyOf: (scope, shard) => publishedKey('raidPages', { scope, raidId, shard }),
      answerOf: answerOf(raid),
      ...{ people: fold, iconBase, starts, scores: dates, dates, ranked, ranks, yesterday: [] },
    },
    stamp,
  )
}
