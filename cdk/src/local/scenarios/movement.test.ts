import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeAll, expect, test } from 'vitest'
import { type Act, elsewhere, moved, type Movement } from './movement.fixture.ts'

/*
 * What happens to somebody on the day before each of six nights, and what they then see of it. March ends before the fourth night, and is closed by
 * the fifth. Another in the same world has two mounts all the time.
 *
 * board    mounts gained in the running month, on the board of the world (after > on that of the world that somebody moved to)
 * profile  the same on the profile; – where it is not known
 * march    mounts gained in March, on the board of that month
 * ranks    the line of ranks in the world, as it is in the end; beside it the best rank
 * owners   how many own the first mount, by week, as it is in the end: no week that is over ever changes
 */

const has =
  (...ids: number[]): Act =>
  (one) =>
    one.has(ids)
const hasElsewhere =
  (...ids: number[]): Act =>
  (one) =>
    one.has(ids, elsewhere)
const isReadInPart: Act = (one) => one.isReadInPart()
const hidesMounts: Act = (one) => one.hidesMounts()
const hidesAll: Act = (one) => one.hidesAll()
const isGone: Act = (one) => one.isGone()
const isHiddenHere: Act = (one) => one.isHiddenHere()
const isShownHere: Act = (one) => one.isShownHere()
const nothing = null

type Row = Record<'board' | 'profile' | 'march' | 'owners', string> & {
  story: (Act | null)[]
  ranks: [line: string, best: number | null]
}

const rows: Record<string, Row> = {
  'what comes after a first reading counts': {
    story: [has(1), has(1, 2), has(1, 2, 3), nothing, has(1, 2, 3, 4), nothing],
    board: '  –   1   2   –   1   1',
    profile: '0   1   2   0   1   1',
    march: '  –   –   –   2   2   2',
    ranks: ['  2   2   1   1   1   1', 1],
    owners: ' 2   2   2   2   2   2',
  },
  'what was there at a first reading does not, whenever that is': {
    story: [nothing, nothing, has(1, 2, 3), nothing, has(1, 2, 3, 4), nothing],
    board: '  –   –   –   –   1   1',
    profile: '–   –   0   0   1   1',
    march: '  –   –   –   –   –   –',
    ranks: ['  –   –   1   1   1   1', 1],
    owners: ' 1   1   2   2   2   2',
  },
  'who moves takes along what still runs, and a month until it is closed': {
    story: [has(1), has(1, 2), has(1, 2, 3), hasElsewhere(1, 2, 3), hasElsewhere(1, 2, 3, 4), nothing],
    board: '  –   1   2   –  >1  >1',
    profile: '0   1   2   0   1   1',
    march: '  –   –   –  >2  >2  >2',
    ranks: ['  2   2   1   1   1   1', 1],
    owners: ' 2   2   2   1   1   1',
  },
  'a closed month stays in the world that somebody has left': {
    story: [has(1), has(1, 2), has(1, 2, 3), nothing, has(1, 2, 3, 4), hasElsewhere(1, 2, 3, 4)],
    board: '  –   1   2   –   1  >1',
    profile: '0   1   2   0   1   1',
    march: '  –   –   –   2   2   2',
    ranks: ['  2   2   1   1   1   1', 1],
    owners: ' 2   2   2   2   2   1',
  },
  'mounts that are hidden and shown again with a new one count from then on; line and best rank begin again': {
    story: [has(1), has(1, 2, 3), hidesMounts, nothing, has(1, 2, 3, 4), nothing],
    board: '  –   2   –   –   –   –',
    profile: '0   2   –   –   0   0',
    march: '  –   –   –   –   –   –',
    ranks: ['  –   –   –   –   1   1', 1],
    owners: ' 2   2   1   1   2   2',
  },
  'the same ones shown again count as before, in March too where it is not closed yet': {
    story: [has(1), has(1, 2, 3), hidesMounts, nothing, has(1, 2, 3), has(1, 2, 3, 4)],
    board: '  –   2   –   –   –   1',
    profile: '0   2   –   –   0   1',
    march: '  –   –   –   –   2   2',
    ranks: ['  –   –   –   –   1   1', 1],
    owners: ' 2   2   1   1   2   2',
  },
  'who hides mounts when March is closed is out of it for good': {
    story: [has(1), has(1, 2, 3), nothing, nothing, hidesMounts, has(1, 2, 3)],
    board: '  –   2   2   –   –   –',
    profile: '0   2   2   0   –   0',
    march: '  –   –   –   2   –   –',
    ranks: ['  –   –   –   –   –   1', 1],
    owners: ' 2   2   2   2   1   2',
  },
  'a profile that is hidden and shown again is as its mounts are': {
    story: [has(1), has(1, 2, 3), hidesAll, nothing, has(1, 2, 3, 4), nothing],
    board: '  –   2   –   –   –   –',
    profile: '0   2   –   –   0   0',
    march: '  –   –   –   –   –   –',
    ranks: ['  –   –   –   –   1   1', 1],
    owners: ' 2   2   1   1   2   2',
  },
  'also where its mounts can be read only later': {
    story: [has(1), has(1, 2, 3), hidesAll, nothing, isReadInPart, has(1, 2, 3, 4)],
    board: '  –   2   –   –   –   –',
    profile: '0   2   –   –   –   0',
    march: '  –   –   –   –   –   –',
    ranks: ['  –   –   –   –   –   1', 1],
    owners: ' 2   2   1   1   1   2',
  },
  'who is gone from the Lodestone and comes back is as if it had hidden everything': {
    story: [has(1), has(1, 2, 3), isGone, nothing, has(1, 2, 3, 4), nothing],
    board: '  –   2   –   –   –   –',
    profile: '0   2   –   –   0   0',
    march: '  –   –   –   –   –   –',
    ranks: ['  –   –   –   –   1   1', 1],
    owners: ' 2   2   1   1   2   2',
  },
  'also where mounts can be read only later': {
    story: [has(1), has(1, 2, 3), isGone, nothing, isReadInPart, has(1, 2, 3, 4)],
    board: '  –   2   –   –   –   –',
    profile: '0   2   –   –   –   0',
    march: '  –   –   –   –   –   –',
    ranks: ['  –   –   –   –   –   1', 1],
    owners: ' 2   2   1   1   1   2',
  },
  'who is gone for good is out of March, and has no line and no best rank': {
    story: [has(1), has(1, 2, 3), nothing, nothing, nothing, isGone],
    board: '  –   2   2   –   –   –',
    profile: '0   2   2   0   0   –',
    march: '  –   –   –   2   2   –',
    ranks: ['  –   –   –   –   –   –', null],
    owners: ' 2   2   2   2   2   1',
  },
  'whom its owner hides here is read all the same, so that everything counts when it is shown': {
    story: [has(1), has(1, 2, 3), isHiddenHere, has(1, 2, 3, 4), isShownHere, nothing],
    board: '  –   2   –   –   –   –',
    profile: '0   2   –   –   0   0',
    march: '  –   –   –   –   3   3',
    ranks: ['  –   –   –   –   1   1', 1],
    owners: ' 2   2   1   1   2   2',
  },
}

let seen: Movement[]
beforeAll(async () => {
  const opened = await startTestStore()
  seen = await moved(
    opened.store,
    Object.values(rows).map(({ story }) => story),
  )
  await opened.close()
})

const line = (values: readonly (string | number | null)[]) => values.map((each) => each ?? '–').join(' ')
const expected = (text: string) => text.trim().replace(/ +/g, ' ')

test.each(Object.entries(rows))('%s', (what, { board, profile, march, ranks, owners }) => {
  const one = seen[Object.keys(rows).indexOf(what)] as Movement
  expect({
    board: line(one.board),
    profile: line(one.profile),
    march: line(one.march),
    ranks: [line(one.ranks), one.best],
    owners: line(one.owners),
  }).toEqual({
    board: expected(board),
    profile: expected(profile),
    march: expected(march),
    ranks: [expected(ranks[0]), ranks[1]],
    owners: expected(owners),
  })
})
