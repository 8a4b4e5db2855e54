import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranksIn, ranksInText } from './ranks-in.ts'

const shard = {
  deployTime: 1,
  generateTime: 2,
  boards: ['mount/standard', 'mount/all'],
  ids: [6, 1030, 2 ** 40],
  ends: [2, 3, 3],
  ranks: [0, 1, 2, 3, 4, 5, 6, 1, 0, 0, 9, 0, 0, 0, 1, 7, 8, 10, 0, 0, 11],
}

const { ranks, ...about } = shard
const week = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('a character has its ranks by board, today and the day before', () => {
  expect(ranksIn(shard, 6)).toEqual({
    'mount/standard': { world: 1, dataCenter: 2, global: 3, yesterday: { world: 4, dataCenter: 5, global: 6 } },
    'mount/all': {
      world: null,
      dataCenter: null,
      global: 9,
      yesterday: { world: null, dataCenter: null, global: null },
    },
  })
  expect(ranksIn(shard, 1030)?.['mount/all']).toMatchObject({ world: 7, yesterday: { world: null, global: 11 } })
  expect(ranksIn(shard, 2 ** 40)).toEqual({})
})

test.each([0, 7, 1031, 2 ** 41])('%d is not in it', (id) => {
  expect(ranksIn(shard, id)).toBeNull()
})

test.each([
  ['as it is published', JSON.stringify(shard)],
  ['in another order', JSON.stringify({ ...shard, deployTime: undefined, generatedLater: { a: [1] } })],
  ['with spaces', JSON.stringify(shard, null, 2)],
  ['with ranks of the week', JSON.stringify({ ...about, week, ranks })],
  ['with ranks of the week after the others', JSON.stringify({ ...shard, week })],
])('the text of a shard says the same, %s', (_, text) => {
  for (const id of [...shard.ids, 0, 7, 2 ** 41]) expect(ranksInText(text, id)).toEqual(ranksIn(shard, id))
})

test('nobody is ranked in an empty shard', () => {
  const empty = { ...shard, ids: [], ends: [], ranks: [] }
  expect(ranksInText(JSON.stringify(empty), 6)).toBeNull()
})

test('every shard reads the same from its text', () => {
  const people = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 9000 }), boards: fc.integer({ min: 0, max: 2 }) }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  fc.assert(
    fc.property(people, fc.infiniteStream(fc.integer({ min: 0, max: 99_999 })), (list, numbers) => {
      const sorted = list.toSorted((a, b) => a.id - b.id)
      let end = 0
      const ends = sorted.map(({ boards }) => (end += boards))
      const ranks = Array.from({ length: end * 7 }, (_, at) => (at % 7 === 0 ? at % 2 : (numbers.next().value ?? 0)))
      const made = { ...shard, ids: sorted.map(({ id }) => id), ends, ranks }
      for (const { id } of sorted) expect(ranksInText(JSON.stringify(made), id)).toEqual(ranksIn(made, id))
    }),
  )
})
