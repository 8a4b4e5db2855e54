import { expect, test } from 'vitest'
import { deckOf } from './deck.ts'

test.each([
  [[1, 2, 3], [4, 5, 6, 7], 2],
  [[1, 2, 3, 4, 5], [], 0],
  [[1], [2, 3, 4, 5, 6], 4],
  [[1, 2, 3, 4], [5, 6], 1],
  [[], [1, 2, 3], 3],
])('a deck of %j and some of %j draws %i of them', (fixedTtcardIds, variableTtcardIds, drawn) => {
  expect(deckOf({ fixedTtcardIds, variableTtcardIds })).toEqual({
    fixed: fixedTtcardIds,
    from: variableTtcardIds,
    drawn,
  })
})
