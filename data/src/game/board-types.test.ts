import { expect, test } from 'vitest'
import { boardTypes } from './board-types.ts'
import { rankedCollections } from './collections/index.ts'

test('every collection that ranks characters has boards, in the order of menus', () => {
  expect(boardTypes).toEqual(rankedCollections.map(({ type }) => type))
})
