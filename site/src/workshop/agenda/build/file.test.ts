import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { grooveCaps } from '../settings.ts'

test('limits of groove are those of the game', () =>
  expect(loadTable('islandGrooveCaps').map(({ cap }) => cap)).toEqual([...grooveCaps]))
