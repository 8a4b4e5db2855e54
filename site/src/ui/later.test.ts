import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterWhenSeen, retryPause } from './later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const scene = (hidden: boolean) => {
  const page = Object.assign(new EventTarget(), { hidden })
  const run = vi.fn()
  const callOff = laterWhenSeen(page)(run, 1000)
  const show = (isHidden: boolean) => {
    page.hidden = isHidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { run, callOff, show }
}

test('a page that is seen goes on after its time', () => {
  const { run } = scene(false)
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

test('one that is not waits until it is, then goes on once', () => {
  const { run, show } = scene(true)
  show(false)
  show(true)
  vi.advanceTimersByTime(3_600_000)
  expect(run).not.toHaveBeenCalled()
  show(true)
  expect(run).not.toHaveBeenCalled()
  show(false)
  show(true)
  show(false)
  expect(run).toHaveBeenCalledOnce()
})

test('what was called off stays off, before its time and after it', () => {
  const early = scene(false)
  early.callOff()
  const waiting = scene(true)
  vi.advanceTimersByTime(1000)
  waiting.callOff()
  waiting.show(false)
  vi.advanceTimersByTime(1000)
  expect([early.run.mock.calls, waiting.run.mock.calls]).toEqual([[], []])
})

test('pauses double from 20 seconds to five minutes', () => {
  expect([0, 1, 2, 3, 4, 50].map((failures) => retryPause(failures, 0) / 1000)).toEqual([20, 40, 80, 160, 300, 300])
})

test('readers who failed together ask again at different times', () => {
  expect([0, 0.5, 1].map((random) => retryPause(0, random))).toEqual([20_000, 15_000, 10_000])
})
