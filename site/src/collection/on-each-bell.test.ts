import { bellMs } from '@kupodex/data/eorzea'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { onEachBell } from './on-each-bell.ts'

const bell = 10_000_000 * bellMs

/** The times at which something runs on a page that is opened between two bells. */
const open = () => {
  vi.useFakeTimers({ now: bell + 1000 })
  onTestFinished(() => void vi.useRealTimers())
  const page = openPage('')
  const times: number[] = []
  const stop = onEachBell((now) => times.push(now - bell))
  return { ...page, times, stop }
}

test('something runs at once and with each bell', () => {
  const { times } = open()
  expect(times).toEqual([1000])
  vi.advanceTimersByTime(bellMs - 1000)
  expect(times).toEqual([1000])
  vi.advanceTimersByTime(2 * bellMs)
  expect(times).toEqual([1000, bellMs + 50, 2 * bellMs + 50])
})

test('it runs when the page is seen again, too, and once for each bell still', () => {
  const { times, send, document } = open()
  vi.advanceTimersByTime(2000)
  send(document, 'visibilitychange')
  expect(times).toEqual([1000, 3000])
  vi.advanceTimersByTime(bellMs)
  expect(times).toEqual([1000, 3000, bellMs + 50])
})

test('once it is stopped it runs no more', () => {
  const { times, stop, send, document } = open()
  stop()
  send(document, 'visibilitychange')
  vi.advanceTimersByTime(3 * bellMs)
  expect(times).toEqual([1000])
})
