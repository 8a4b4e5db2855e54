import { expect, test } from 'vitest'
import { inGameOrder } from './game-order.ts'

const row = (id: number, fields: object) => ({ id, updatedAt: 1, deleted: false, ...fields })
const ids = (rows: ReturnType<typeof row>[]) => inGameOrder(rows).map(({ id }) => id)

test('by the place in the game’s list, then by id', () => {
  expect(ids([row(4, { sort: 9 }), row(3, { sort: 2 }), row(1, { sort: 9 }), row(2, {})])).toEqual([2, 3, 1, 4])
})

test('achievements of one category stay together', () => {
  const [battle, quests] = [{ kindId: 1, categoryId: 1 }, { kindId: 8, categoryId: 31 }] // prettier-ignore
  const order = ids([row(1, { ...quests, sort: 1 }), row(2, { ...battle, sort: 5 }), row(3, { ...battle, sort: 4 })])
  expect(order).toEqual([3, 2, 1])
})
