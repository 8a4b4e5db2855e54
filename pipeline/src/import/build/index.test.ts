import { tables } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { builders } from './index.ts'

test('there is one builder for every table', () => {
  const built = builders.map(({ table }) => table)
  const lacking = Object.keys(tables).filter((table) => !built.some((name) => name === table))
  expect(lacking.map((table) => `build/index.ts has no builder of ${table}`)).toEqual([])
  expect(built.toSorted()).toEqual(Object.keys(tables).toSorted())
})
