import type { TooltipIndex } from '@kupodex/data/store'
import { beforeEach, describe, expect, test } from 'vitest'
import type { LogRecord } from '../ground/log.ts'
import { type MatcherDeps, thingMatcher } from './match-things.ts'
import { testNames } from './lodestone.fixture.ts'

const hash = (n: number) => n.toString(16).padStart(40, '0')
const icon = (n: number, patch = '7.5') => `https://img.test/itemicon/${hash(n).slice(0, 2)}/${hash(n)}.png?n${patch}`

let stored: TooltipIndex
let cards: Record<string, string | 'throttled'>
let asked: string[]
let logged: LogRecord[]
beforeEach(() => {
  stored = { tooltips: new Map(), icons: new Map() }
  cards = { [hash(11)]: 'Company Chicken', [hash(12)]: 'Old Wolf', [hash(13)]: 'Sand Boat', [hash(19)]: 'Star Whale' }
  asked = []
  logged = []
})

const matcher = (more: Partial<MatcherDeps> = {}) =>
  thingMatcher({
    store: {
      readTooltipIndex: async () => ({ tooltips: new Map(stored.tooltips), icons: new Map(stored.icons) }),
      addToTooltipIndex: async (_, marks) => {
        for (const kind of ['tooltips', 'icons'] as const)
          for (const [mark, id] of marks[kind]) if (!stored[kind].has(mark)) stored[kind].set(mark, id)
      },
    },
    names: testNames(),
    log: (record) => logged.push(record),
    lodestone: {
      card: async (_, __, mark) => {
        asked.push(mark)
        const name = cards[mark]
        if (name === undefined) return { outcome: 'notFound' }
        return name === 'throttled' ? { outcome: 'throttled' } : { outcome: 'ok', value: { name } }
      },
    },
    ...more,
  })

const named = (...items: (readonly [name: string, icon: number])[]) =>
  ({ variant: 'mobile', items: items.map(([name, n]) => ({ name, iconUrl: icon(n) })) }) as const
const marked = (...items: (readonly [tooltip: number, icon: number])[]) =>
  ({
    variant: 'desktop',
    items: items.map(([tooltip, n]) => ({ tooltipHash: hash(tooltip), iconUrl: icon(n) })),
  }) as const
const seen = (...ids: number[]) => ids.map((id) => ({ id }))

describe('a page with names', () => {
  test('is matched by name in any language, and teaches the icons', async () => {
    const match = matcher()
    const page = named(['Company Chicken', 1], ['old wolf (DE)', 2])
    expect(await match(7, 'mounts', page)).toEqual({ state: 'matched', seen: seen(1, 2), unknown: [] })
    expect([...stored.icons]).toEqual([
      [hash(1), 1],
      [hash(2), 2],
    ])
    expect(logged).toEqual([])
  })

  test('finds a thing of an unknown name by its icon, whatever the patch', async () => {
    stored.icons.set(hash(2), 2)
    const items = [{ name: 'Älter Wolf', iconUrl: icon(2, '8.0') }]
    expect(await matcher()(7, 'mounts', { variant: 'mobile', items })).toMatchObject({ seen: seen(2), unknown: [] })
  })

  test('keeps an unknown name and reports it once', async () => {
    const match = matcher()
    for (const owner of [7, 8]) {
      const matched = await match(owner, 'mounts', named(['Star Whale', 9], ['Old Wolf', 2]))
      expect(matched).toEqual({ state: 'matched', seen: seen(2), unknown: ['Star Whale'] })
    }
    expect(logged).toEqual([{ level: 'warn', event: 'unknownThings', part: 'mounts', count: 1, names: ['Star Whale'] }])
    expect(stored.icons.has(hash(9))).toBe(false)
  })

  test('where name and icon disagree the name is believed, and it is reported', async () => {
    stored.icons.set(hash(1), 3)
    expect(await matcher()(7, 'mounts', named(['Company Chicken', 1]))).toMatchObject({ seen: seen(1) })
    expect(logged).toMatchObject([{ event: 'iconOfTwo', ids: [3, 1] }])
    expect(stored.icons.get(hash(1))).toBe(3)
  })
})

describe('a page without names', () => {
  test('is matched by hash or icon without a request', async () => {
    stored.tooltips.set(hash(11), 1)
    stored.icons.set(hash(2), 2)
    const matched = await matcher()(7, 'mounts', marked([11, 1], [12, 2]))
    expect(matched).toEqual({ state: 'matched', seen: seen(1, 2), unknown: [] })
    expect(asked).toEqual([])
    expect(stored.tooltips.get(hash(12))).toBe(2)
  })

  test('has unknown cards read once for all', async () => {
    const match = matcher()
    const page = marked([11, 1], [13, 3], [19, 9])
    for (const owner of [7, 8]) {
      expect(await match(owner, 'mounts', page)).toMatchObject({ seen: seen(1, 3), unknown: ['Star Whale'] })
    }
    expect(asked).toEqual([hash(11), hash(13), hash(19)])
    expect(await matcher()(9, 'mounts', marked([13, 3]))).toMatchObject({ seen: seen(3) })
    expect(asked).toHaveLength(3)
  })

  test('whose cards are too many for once is read on the next time', async () => {
    const page = marked([11, 1], [12, 2], [13, 3])
    const match = matcher({ cardsAtOnce: 2 })
    expect(await match(7, 'mounts', page)).toMatchObject({
      state: 'failed',
      code: 'unfinished',
      why: 'more than 2 things to learn',
    })
    expect(await match(7, 'mounts', page)).toMatchObject({ state: 'matched', seen: seen(1, 2, 3) })
    expect(asked).toHaveLength(3)
  })

  test('is not read at all if a card is missing', async () => {
    cards[hash(12)] = 'throttled'
    expect(await matcher()(7, 'mounts', marked([11, 1], [12, 2]))).toMatchObject({ state: 'failed', code: 'throttled' })
    expect(await matcher()(7, 'mounts', marked([99, 1]))).toMatchObject({ seen: seen(1) })
    expect(await matcher()(7, 'mounts', marked([97, 98]))).toMatchObject({ state: 'failed', code: 'unknownLayout' })
  })
})
