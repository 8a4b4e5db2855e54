import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('without locks things run one after another, also after one that failed', async () => {
  vi.stubGlobal('navigator', {})
  const [turn, other] = [inTurn('one'), inTurn('another')]
  const log: string[] = []
  const run =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const all = await Promise.allSettled([turn(run('a')), turn(run('b', true)), turn(run('c')), other(run('d'))])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(log.filter((line) => !line.startsWith('d'))).toEqual(
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  )
  expect(log.indexOf('d begins')).toBeLessThan(log.indexOf('a ends') + 2)
})

test('with locks those of the browser are used', async () => {
  const asked: string[] = []
  const request = (name: string, run: () => Promise<unknown>) => {
    asked.push(name)
    return run()
  }
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await inTurn('one')(async () => 5)).toBe(5)
  expect(asked).toEqual(['one'])
})
