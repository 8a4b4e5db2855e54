import { expect, test, vi } from 'vitest'
import { settle, waitsAt } from './waits.fixture.ts'
import { followLater } from './follow-later.ts'

const scene = () => {
  const script = Promise.withResolvers<string>()
  const stopped = vi.fn()
  const follow = vi.fn((_loaded: string) => stopped)
  const stop = followLater(() => script.promise, follow)
  const load = async () => {
    script.resolve('script')
    await script.promise
    await settle()
  }
  return { follow, stopped, stop, load }
}

test('what is loaded is followed until it is stopped', async () => {
  const { follow, stopped, stop, load } = scene()
  await load()
  expect(follow).toHaveBeenCalledExactlyOnceWith('script')
  expect(stopped).not.toHaveBeenCalled()
  stop()
  expect(stopped).toHaveBeenCalledOnce()
})

test('what is stopped before its script is there is never followed', async () => {
  const { follow, stopped, stop, load } = scene()
  stop()
  await load()
  expect([follow.mock.calls, stopped.mock.calls]).toEqual([[], []])
})

test('a script that cannot be loaded is tried again, and followed once it is there', async () => {
  const { waits, now, pass } = waitsAt()
  const follow = vi.fn(() => () => {})
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new TypeError('no network'))
  const stop = followLater(load, follow, { waits, now })
  await settle()
  expect(follow).not.toHaveBeenCalled()
  await pass(20_000)
  expect([follow.mock.calls, load.mock.calls.length]).toEqual([[['loaded']], 2])
  stop()
})
