import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { neighboursIn } from './neighbours.ts'
import { readNeighbours } from './read-neighbours.ts'

const row = (rank: number, score: number, id = 1000 + rank) => ({
  ...{ id, rank, score },
  ...{ name: `Name ${id}`, worldId: 1, date: 0, iconUrl: `/f/${id}.jpg`, yesterdayRank: null },
})
const board = (length: number) => Array.from({ length }, (_, at) => row(at + 1, 1000 - 2 * at))
const idsOf = (found: ReturnType<typeof neighboursIn>) => [
  found?.above.map(({ id }) => id),
  found?.below.map(({ id }) => id),
]

test('two above and two below, with how much more or less they have', () => {
  expect(neighboursIn(board(9), 1005)).toEqual({
    rank: 5,
    score: 992,
    pace: null,
    above: [
      { id: 1003, name: 'Name 1003', iconUrl: '/f/1003.jpg', rank: 3, ahead: 4, isAbove: true, pace: null },
      { id: 1004, name: 'Name 1004', iconUrl: '/f/1004.jpg', rank: 4, ahead: 2, isAbove: true, pace: null },
    ],
    below: [
      { id: 1006, name: 'Name 1006', iconUrl: '/f/1006.jpg', rank: 6, ahead: 2, isAbove: false, pace: null },
      { id: 1007, name: 'Name 1007', iconUrl: '/f/1007.jpg', rank: 7, ahead: 4, isAbove: false, pace: null },
    ],
  })
})

test.each([
  [1001, [], [1002, 1003]],
  [1002, [1001], [1003]],
  [1003, [1001, 1002], []],
])('%i of three has those there are', (id, above, below) => {
  expect(idsOf(neighboursIn(board(3), id))).toEqual([above, below])
})

test.each([
  [1001, [], [1002, 1003, 1004, 1005]],
  [1002, [1001], [1003, 1004, 1005]],
  [1008, [1005, 1006, 1007], [1009]],
  [1009, [1005, 1006, 1007, 1008], []],
])('%i of nine has four, more of them where the board goes on', (id, above, below) => {
  expect(idsOf(neighboursIn(board(9), id))).toEqual([above, below])
})

test('who is not on the board has no neighbours', () => expect(neighboursIn(board(3), 7)).toBeNull())

describe('of a published board', () => {
  const size = 100
  const shardOf = (rows: readonly ReturnType<typeof row>[]) => ({
    ...{ firstPage: 1, pageSize: size, iconBase: '/f/' },
    rows: rows.map(({ id, name, worldId, rank, score, date }) => [
      id,
      name,
      `${id}.jpg`,
      worldId,
      rank,
      0,
      score,
      date,
    ]),
  })
  const webWith = (rows: readonly ReturnType<typeof row>[]) =>
    webOf({
      '/api/ranking/mount/Lich/standard/': { count: rows.length, chars: rows.slice(0, size) },
      ...(rows.length > size ? { '/api/ranking-pages/mount/Lich/standard/0/': shardOf(rows) } : {}),
    })

  test('they are those of the whole board, wherever its pages end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 320 }), fc.nat(319), async (length, at) => {
        const rows = board(length)
        const own = rows[at % length] as ReturnType<typeof row>
        const found = await readNeighbours(webWith(rows).ask, 'mount', 'Lich', own)
        expect(found).toEqual(neighboursIn(rows, own.id))
      }),
      { examples: [98, 99, 100, 101].map((at): [number, number] => [250, at]) },
    )
  })

  test('those in the middle of the first page ask for that page alone, once', async () => {
    const { ask, asked } = webWith(board(250))
    for (const rank of [50, 51]) await readNeighbours(ask, 'mount', 'Lich', { id: 1000 + rank, rank })
    expect(asked).toEqual(['/api/paces/Lich/', '/api/ranking/mount/Lich/standard/'])
  })

  test.each([
    [96, ['first']],
    [97, ['first', 'more']],
    [104, ['first', 'more']],
    [105, ['more']],
  ])(
    'of rank %i the files %j are asked for, each once: more only where five reach over the end of a page',
    async (rank, files) => {
      const { ask, asked } = webWith(board(250))
      await readNeighbours(ask, 'mount', 'Lich', { id: 1000 + rank, rank })
      const paths = { first: '/api/ranking/mount/Lich/standard/', more: '/api/ranking-pages/mount/Lich/standard/0/' }
      const pages = asked.filter((path) => path !== '/api/paces/Lich/')
      expect(pages.toSorted()).toEqual(files.map((file) => paths[file as keyof typeof paths]).toSorted())
    },
  )

  test('each has its pace, of the last four weeks; who gained nothing has none', async () => {
    const types = ['achievement', 'mount', 'minion']
    const chars = { 1002: [40, 12, 0], 1003: [1, 1, 1] }
    const { ask } = webOf({
      '/api/ranking/mount/Lich/standard/': { count: 3, chars: board(3) },
      '/api/paces/Lich/': { types, chars },
    })
    const found = await readNeighbours(ask, 'mount', 'Lich', { id: 1002, rank: 2 })
    expect([found?.above[0]?.pace, found?.pace, found?.below[0]?.pace]).toEqual([0, 3, 0.25])
  })

  test('of a board that the paces leave out, or where they cannot be had, none is known', async () => {
    const web = { '/api/ranking/mount/Lich/standard/': { count: 3, chars: board(3) } }
    const paceIn = async (more: object) =>
      (await readNeighbours(webOf({ ...web, ...more }).ask, 'mount', 'Lich', { id: 1002, rank: 2 }))?.pace
    const others = { types: ['achievement'], chars: { 1002: [40] } }
    expect([await paceIn({ '/api/paces/Lich/': others }), await paceIn({})]).toEqual([null, null])
  })

  test('one that the board no longer has there has none', async () => {
    expect(await readNeighbours(webWith(board(5)).ask, 'mount', 'Lich', { id: 7, rank: 3 })).toBeNull()
  })
})
