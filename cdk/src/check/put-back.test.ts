import { afterEach, expect, test, vi } from 'vitest'
import { changedSince, shared } from './put-back.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('nothing is changed by nothing', () => expect(changedSince(shared())).toEqual([]))

test.each<[what: string, change: () => unknown, names: string[]]>([
  ['a setting', () => vi.stubEnv('KUPODEX_MADE_UP', '1'), ['process.env.KUPODEX_MADE_UP']],
  ['a setting taken away', () => vi.stubEnv('PATH', undefined), ['process.env.PATH']],
  ['a global', () => vi.stubGlobal('fetch', () => null), ['fetch']],
  ['a global that was not there', () => vi.stubGlobal('document', {}), ['document']],
  ['a clock', () => vi.useFakeTimers({ toFake: ['Date'] }), ['Date']],
  ['chance', () => vi.spyOn(Math, 'random'), ['Math.random']],
])('%s is found out', (_what, change, names) => {
  const before = shared()
  change()
  expect(changedSince(before)).toEqual(names)
})
