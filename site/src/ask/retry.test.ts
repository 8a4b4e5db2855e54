import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRetry, laterWhenSeen, retryPause } from './retry.ts'
import { waitsAt } from './waits.fixture.ts'

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

describe('a retry', () => {
  const scene = () => {
    const page = waitsAt()
    const run = vi.fn()
    return { ...page, run, retry: createRetry(run, page.waits) }
  }

  test('waits longer with each failure in a row, and runs once for each', async () => {
    const { retry, run, dueIn, pass } = scene()
    for (const seconds of [20, 40, 80]) {
      retry.failed('unavailable')
      expect(dueIn()).toEqual([seconds * 1000])
      await pass(seconds * 1000)
    }
    expect(run).toHaveBeenCalledTimes(3)
    retry.worked()
    retry.failed('unavailable')
    expect(dueIn()).toEqual([20_000])
  })

  test('counts what fails of one try once', async () => {
    const { retry, dueIn, pass } = scene()
    retry.failed('unavailable')
    retry.failed('offline')
    expect(dueIn()).toEqual([20_000])
    await pass(20_000)
    retry.failed('offline')
    expect(dueIn()).toEqual([40_000])
  })

  test('runs as soon as the network is back, and not after its pause too', async () => {
    const { retry, run, goOnline, pass } = scene()
    retry.failed('offline')
    await goOnline()
    await pass(3_600_000)
    await goOnline()
    expect(run).toHaveBeenCalledOnce()
  })

  test('runs nothing after it was stopped, has worked, or where only a login helps', async () => {
    for (const end of ['stop', 'worked', 'login'] as const) {
      const { retry, run, goOnline, pass } = scene()
      retry.failed('unavailable')
      if (end === 'login') retry.failed('loggedOut')
      else retry[end]()
      await goOnline()
      await pass(3_600_000)
      expect(run).not.toHaveBeenCalled()
    }
  })
})
