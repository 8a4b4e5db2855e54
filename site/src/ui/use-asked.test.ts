import { expect, test } from 'vitest'
import { pauseAfter } from './use-asked.ts'

test('pauses double from 20 seconds to five minutes', () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => pauseAfter(failures, 0) / 1000)).toEqual([20, 40, 80, 160, 300, 300])
})

test('readers who failed together ask again at different times', () => {
  expect([0, 0.5, 1].map((random) => pauseAfter(0, random))).toEqual([20_000, 15_000, 10_000])
})
