import { expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { triadPacks } from './triad-packs.ts'

const build = (lines: readonly string[], withItems = true) =>
  triadPacks.build(
    makeContext({
      'en/TripleTriadCard.csv': ['#,Name', '1,Dodo', '2,Gaelicat', '3,Tonberry'],
      ...(withItems && { 'items/items.csv': itemList({ 500: 'Bronze Pack', 400: 'Old Sack' }) }),
      'hand/triad-packs.csv': ['item_id,price,ttcard_id,source', ...lines],
    }),
  )

test('a pack has its price and its cards', () => {
  const { rows } = build(['500,520,3,a list', '500,520,1,a list', '400,0,2,a list'])
  expect(rows.map(({ id, name, price, ttcardIds }) => [id, name.en, price, ttcardIds])).toEqual([
    [400, 'Old Sack', 0, [2]],
    [500, 'Bronze Pack', 520, [1, 3]],
  ])
})

test('a pack whose item has no name is left out', () => {
  expect(build(['500,520,3,a list'], false)).toEqual({ rows: [], skipped: 1 })
  expect(build(['501,520,3,a list'])).toEqual({ rows: [], skipped: 1 })
})

test.each([
  ['another price', ['500,520,3,a list', '500,521,1,a list'], 'the item 500 has another price, 520'],
  ['a card that there is not', ['500,520,9,a list'], 'there is no card 9'],
])('%s is refused', (_, lines, why) => expect(() => build(lines)).toThrow(why))
