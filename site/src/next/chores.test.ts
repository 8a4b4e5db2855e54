import { expect, test } from 'vitest'
import { choresLeft } from './chores.ts'
import { knownOf } from './known.fixture.ts'

const mount = (id: number) => ({ itemId: 100 + id, price: 3, unlock: { kind: 'mount' as const, id } })
const goods = { 30_341: [mount(1)], 22_443: [mount(2)], 22_444: [mount(3), mount(4)], 21_081: [mount(5)] }

const left = (resets: 'daily' | 'weekly', ...owned: number[]) =>
  choresLeft(resets, goods, knownOf({ mount: owned }), () => null).map(
    ({ activity, shopping }) => `${activity}: ${shopping.map((one) => `${one.currency} ${one.goods.length}`).join()}`,
  )

test('what limited rewards still buy, by reset, the most first', () => {
  expect(left('weekly')).toEqual(['wondrousTails: 22443 1,22444 2', 'fauxHollows: 30341 1'])
  expect(left('daily')).toEqual(['alliedSociety: 21081 1'])
})

test('what buys nothing that is missing is left out', () => {
  expect(left('weekly', 1, 2, 3)).toEqual(['wondrousTails: 22444 1'])
  expect(left('daily', 5)).toEqual([])
  expect(choresLeft('weekly', goods, knownOf({}), () => null)).toEqual([])
})
