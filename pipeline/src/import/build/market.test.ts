import { expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { soldOf } from './market.ts'

const items = [
  'id,name_en,name_de,name_fr,name_ja,icon,patch,category,tradeable,vendor_price',
  '1,A,,,,0,7.0,1,1,9',
  '2,B,,,,0,7.0,1,0,9',
]
const files = {
  'items/items.csv': items,
  'items/unlocks_by_id.csv': ['item_id,kind,target_id'],
  'hand/market.csv': ['table,first,last,sold,source', 'mounts,5,6,yes,notes'],
}

test('what is sold is as the lists of items say of any of them, else as is kept by hand, else not known', () => {
  const context = makeContext(files)
  expect(soldOf(context, 'mounts', 5, [2])).toBe(false)
  expect(soldOf(context, 'mounts', 9, [2, 1])).toBe(true)
  expect(soldOf(context, 'mounts', 6, [])).toBe(true)
  expect(soldOf(context, 'mounts', 6, [77])).toBe(true)
  expect(soldOf(context, 'mounts', 9, [77])).toBe(null)
})

test('the sheet of the game comes before all lists', () => {
  const context = makeContext({ ...files, 'en/Item.csv': ['#,Name,ItemSearchCategory', '1,A,0', '2,B,75'] })
  expect([1, 2].map((item) => soldOf(context, 'mounts', 5, [item]))).toEqual([false, true])
})
