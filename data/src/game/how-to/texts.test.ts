import { expect, test } from 'vitest'
import { loadTable } from '../tables/index.ts'
import { seasonalOccasions } from './texts.ts'

test('festivals of the game are those that its journal lists', () => {
  const festivals = loadTable('occasions').filter(({ id }) => seasonalOccasions.has(id))
  expect(festivals.map(({ name }) => name.en)).toEqual([
    "All Saints' Wake",
    'Starlight Celebration',
    'Moonfire Faire',
    'Heavensturn',
    'Hatching-tide',
    'Make It Rain Campaign',
    "Valentione's Day",
    "Little Ladies' Day",
    "Valentione's & Little Ladies' Day",
    'The Rising',
  ])
  for (const { name } of festivals) expect(Object.values(name)).not.toContain(null)
})
