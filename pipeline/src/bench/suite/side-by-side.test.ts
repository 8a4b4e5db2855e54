import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('the ratio is that of the medians, and warm-up does not count', () => {
  let clock = 0
  let calls = 0
  const takes = (ms: number) => () => void (clock += calls++ < 4 ? 1000 : ms)
  expect(sideBySide(takes(2), takes(50), { rounds: 5, warmUp: 2, now: () => clock })).toEqual({
    ours: 2,
    theirs: 50,
    ratio: 25,
  })
})
