import { expect, test } from 'vitest'
import { readArchive, withoutConcealed } from './archive.ts'

const worlds = [{ id: 40, name: 'Jenova' }]
const header = ['season', 'job', 'world', 'day', 'rank', 'character', 'score', 'name']
const good = ['2', 'CRP', 'Jenova', '1', '1', '77', '500', 'Mog Kupo']
const read = (...records: string[][]) => readArchive({ file: 'results.csv', columns: header, records }, worlds)
const changed = (column: string, value: string, row = good) =>
  row.map((old, at) => (header[at] === column ? value : old))

test('reads ids, and names of characters without an id', () => {
  const second = changed('character', 'Kupo Nut', changed('rank', '2', good))
  expect(read(good, second)).toEqual([
    { season: 2, job: 'CRP', worldId: 40, day: 1, rank: 1, characterId: 77, name: 'Mog Kupo', score: 500 },
    { season: 2, job: 'CRP', worldId: 40, day: 1, rank: 2, characterId: null, name: 'Kupo Nut', score: 500 },
  ])
})

test.each([
  ['season', '1', "'1' is not a whole number from 2 to 4"],
  ['season', '5', "'5' is not a whole number from 2 to 4"],
  ['job', 'PLD', "'PLD' is not a crafter's or gatherer's job"],
  ['world', 'Nowhere', "'Nowhere' is not a world"],
  ['day', '11', "'11' is not a whole number from 1 to 10"],
  ['rank', '0', "'0' is not a whole number from 1 to 1000000"],
  ['character', '', 'there is neither an id nor a name'],
  ['score', '1.5', "'1.5' is not a whole number from 0 to 9007199254740991"],
])('refuses %s %s, naming file, row and column', (column, value, problem) =>
  expect(() => read(good, changed(column, value, changed('rank', '2')))).toThrow(
    `results.csv, row 3, column ${column}: ${problem}`,
  ),
)

test('refuses an archive without a column', () =>
  expect(() => readArchive({ file: 'results.csv', columns: header.slice(0, 6), records: [] }, worlds)).toThrow(
    'results.csv, row 1, column score: the column is not there',
  ))

test('refuses who is on a list twice, and ranks that contradict scores', () => {
  expect(() => read(good, changed('rank', '2'))).toThrow('row 3, column character: 77 is on this list twice')
  const better = changed('character', '78', changed('rank', '2', changed('score', '501')))
  expect(() => read(good, better)).toThrow('row 3, column rank: rank 2 and score 501 contradict rank 1 with 500')
  const alike = changed('character', '78', changed('score', '499'))
  expect(() => read(good, alike)).toThrow('column rank')
})

test('leaves out whom nobody may see, and keeps who has no id', () => {
  const results = read(
    good,
    changed('character', '78', changed('rank', '2')),
    changed('character', 'Kupo Nut', changed('rank', '3')),
  )
  expect(withoutConcealed(results, new Set([77])).map(({ characterId }) => characterId)).toEqual([78, null])
})
