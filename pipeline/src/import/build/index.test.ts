import { tables } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { builders } from './index.ts'

test('there is one builder for every table', () => {
  expect(builders.map(({ table }) => table).toSorted()).toEqual(Object.keys(tables).toSorted())
})
