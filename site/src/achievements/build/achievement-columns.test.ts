import { expect, test } from 'vitest'
import { rowsOfColumns } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { achievementColumns } from './achievement-columns.ts'

const [any] = loadTable('achievements')
if (any === undefined) throw new Error('there are no achievements')
const achievement = (id: number, categoryId: number, sort: number) => ({ ...any, id, categoryId, sort })

test('achievements stand by category, in each as in the game, and by their ids where that has one place for two', () => {
  const rows = [
    achievement(4, 2, 1),
    achievement(3, 1, 7),
    achievement(9, 1, 3),
    achievement(8, 1, 3),
    achievement(1, 3, 0),
  ]
  const columns = achievementColumns(rows, ['id'], 'en')
  expect(rowsOfColumns<{ id: number }>(columns).map(({ id }) => id)).toEqual([8, 9, 3, 4, 1])
})
