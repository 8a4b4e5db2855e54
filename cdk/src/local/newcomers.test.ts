import { bornAt, identityAt, indexOfId } from '@kupodex/pipeline/population'
import { beforeEach, describe, expect, test } from 'vitest'
import { population as population } from './lodestone/small-lodestone.fixture.ts'
import { newcomerRounds, readerOf, welcomeNewcomers } from './newcomers.ts'

const first = population.size
let time: { now: number }
let asked: number[]
let willing: boolean
beforeEach(() => {
  time = { now: population.now * 1000 }
  asked = []
  willing = true
})

const rounds = () =>
  newcomerRounds({
    population,
    now: () => time.now,
    lookUp: async (id) => {
      asked.push(id)
      return willing
    },
  })
const until = (count: number) => (time.now = bornAt(population, first + count - 1) * 1000)
const idOf = (index: number) => identityAt(population, index, time.now / 1000).id

describe('newcomers', () => {
  test('are looked up once each, when they are there', async () => {
    const round = rounds()
    expect(await round()).toEqual([])
    until(2)
    expect(await round()).toEqual([idOf(first), idOf(first + 1)])
    expect(await round()).toEqual([])
    until(3)
    expect(await round()).toEqual([idOf(first + 2)])
    expect(asked.map((id) => indexOfId(population, id, time.now / 1000))).toEqual([first, first + 1, first + 2])
  })

  test('come a few at a time, and again when they were sent away', async () => {
    const round = rounds()
    until(7)
    expect(await round()).toHaveLength(5)
    willing = false
    expect(await round()).toEqual([])
    willing = true
    expect(await round()).toEqual([idOf(first + 5), idOf(first + 6)])
  })

  test('who find the site shut come again', async () => {
    const stop = new AbortController()
    const lines: string[] = []
    const lookUp = async () => {
      if (lines.length > 1) stop.abort()
      if (lines.length === 0) throw new Error('shut')
      return true
    }
    until(1)
    // The first line says that it failed, the second whom it found.
    const log = (line: string) => {
      if (lines.push(line) === 2) stop.abort()
    }
    const welcoming = welcomeNewcomers(
      { population, now: () => time.now, lookUp },
      { signal: stop.signal, log, everyMs: 1 },
    )
    await welcoming
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(['newcomersFailed', 'newcomers'])
  })
})

test.each([
  [200, true],
  [404, true],
  [429, false],
  [503, false],
])('an answer of %s is one: %s', async (status, isOne) => {
  const paths: string[] = []
  const fetch: typeof globalThis.fetch = async (path) => {
    paths.push(String(path))
    return new Response('{}', { status })
  }
  expect(await readerOf('http://site.test', fetch)(42)).toBe(isOne)
  expect(paths).toEqual(['http://site.test/api/charcache/42/'])
})
