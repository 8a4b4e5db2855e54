import { expect, test } from 'vitest'
import { itemList, makeContext } from '../make-context.fixture.ts'
import { unlockByItem } from './unlocks.ts'

const listed = {
  'items/items.csv': itemList({ 70: 'Whistle' }),
  'items/unlocks_by_id.csv': ['item_id,kind,target_id', '70,mount,5', '71,emote,8', '71,emote,9'],
}

test('the lists say what an item unlocks, the first thing where there are several', () => {
  expect([...unlockByItem(makeContext(listed))]).toEqual([
    [70, { kind: 'mount', id: 5 }],
    [71, { kind: 'emote', id: 8 }],
  ])
})

test("the export's items add to the lists; a link that no hairstyle has is left out", () => {
  const context = makeContext({
    ...listed,
    'en/Item.csv': ['#,ItemAction,AdditionalData', '70,3,0', '80,1,0', '81,2,0', '82,4,0', '83,0,0'],
    'en/ItemAction.csv': ['#,Action,Data[0]', '0,0,0', '1,853,12', '2,2633,300', '3,1322,99', '4,2633,301'],
    'en/Emote.csv': ['#,UnlockLink', '1,77'],
    'en/CharaMakeCustomize.csv': ['#,UnlockLink', '1,300'],
  })
  const unlocks = unlockByItem(context)
  expect(unlocks.get(70)).toEqual({ kind: 'mount', id: 5 })
  expect(unlocks.get(80)).toEqual({ kind: 'minion', id: 12 })
  expect(unlocks.get(81)).toEqual({ kind: 'hair', id: 300 })
  expect(unlocks.has(82)).toBe(false)
})
