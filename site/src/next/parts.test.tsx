import { bellMs, eorzeaDayMs } from '@kupodex/data/eorzea'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { notifyTexts } from '#collection/texts.ts'
import { clockText } from '#format/when.ts'
import { readNotices } from '#notices/kept-notices.ts'
import { shield } from '#shield/shield-store.ts'
import type { UnlockPages } from '#shops/store-page.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { CurrenciesPart } from './currencies-part.tsx'
import { HourPart } from './hour-part.tsx'
import { knownOf } from './known.fixture.ts'
import { purse, purseKey } from './purse.ts'
import { ResetsPart } from './resets-part.tsx'
import { nextPageTexts } from './texts.ts'
import type { NextWindows } from './windows.ts'

const text = nextPageTexts('en')
const midnight = 72_000 * eorzeaDayMs

beforeEach(() => {
  shield.set(null)
  purse.set(new Map())
})

afterEach(() => void vi.useRealTimers())

const mount = (id: number, price: number) => ({ itemId: 100 + id, price, unlock: { kind: 'mount', id } })
const web = {
  '/next-goods.json': { 29: [mount(1, 50), mount(2, 30)], 30341: [mount(3, 5)], 28: [mount(9, 1)] },
  '/currency-names/en.json': { 28: 'Poetics', 29: 'MGP', 30341: 'Faux Leaf' },
  '/sold-names/en/29.json': { 29: 'MGP', 101: 'Whistle', 102: 'Horn' },
  '/item-patches.json': { 101: 75, 30341: 75 },
}
const unlockPages = {
  mount: { word: 'mounts', icon: 'mount', list: 'mount', name: 'Mounts' },
} as unknown as UnlockPages
const shared = {
  language: 'en' as const,
  characterId: 7,
  unlockPages,
  titles: { vista: 'Sightseeing Log', fish: 'Fish' },
}

const come = (page: Drawn, selector: string) => page.until(() => expect(page.all(selector).length).toBeGreaterThan(0))

const currencies = async (kept: Record<number, number> = {}, known = knownOf({ mount: [9] })) => {
  purse.set(new Map(Object.entries(kept).map(([currency, amount]) => [Number(currency), amount])))
  const page = await drawn(<CurrenciesPart {...shared} known={known} />, { web })
  await come(page, '.currency-line')
  return page
}

test('currencies say what is missing and what it costs; what nothing is missing of is not there', async () => {
  const page = await currencies()
  expect(page.one('section').getAttribute('aria-busy')).toBe('false')
  expect(page.words('h3')).toEqual(['MGP', 'Faux Leaf'])
  expect(page.words('.currency-line > p')).toEqual(['2 missing, for 80 in total', '1 missing, for 5'])
})

test('what is typed is kept, says what it buys at once, and moves nothing', async () => {
  const page = await currencies()
  await page.enter('.currency-line + .currency-line input', '7')
  expect(page.words('h3')).toEqual(['MGP', 'Faux Leaf'])
  expect(page.words('.currency-line b')).toEqual(['Buys 1 of them now for 5, which leaves 2.'])
  expect(page.storage.getItem(purseKey)).toBe('{"30341":7}')
  await page.enter('.currency-line + .currency-line input', 'seven')
  expect([page.words('.bad'), page.storage.getItem(purseKey)]).toEqual([[text.currencies.invalid], '{"30341":7}'])
  expect(page.all('input').map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  expect(page.all('input')[1]?.getAttribute('aria-describedby')).toBe(page.one('.bad').id)
  expect(page.words('.currency-line b')).toEqual([])
  await page.enter('.currency-line + .currency-line input', '99,999,999,999')
  expect(page.words('.bad')).toEqual(['Enter at most 9,999,999,999.'])
  expect(page.words('.currency-line b')).toEqual([])
  await page.enter('.currency-line + .currency-line input', '7')
  expect([page.words('.bad'), page.words('.currency-line b').length]).toEqual([[], 1])
  await page.enter('.currency-line + .currency-line input', '')
  expect(page.storage.getItem(purseKey)).toBeNull()
})

test('a currency that is chosen comes first, unless the reader does not want to know of it', async () => {
  shield.set(70)
  const page = await currencies()
  expect(page.words('.choice option')).toEqual(['–', 'MGP'])
  await page.settle(() => shield.set(null))
  expect(page.words('.choice option')).toEqual(['–', 'Faux Leaf', 'MGP'])
  await page.enter('.choice select', '30341')
  expect(page.words('h3')).toEqual(['Faux Leaf', 'MGP'])
})

test('with an amount of the last visit a currency is open, with what can be paid for first', async () => {
  const page = await currencies({ 29: 40 }, knownOf({ mount: [9] }, { want: ['mount/1'] }))
  await come(page, '.goods li')
  expect(page.words('.goods .what')).toEqual(['Horn Mounts', `Whistle ${text.wanted}Mounts`])
  expect(page.words('.goods .n')).toEqual(['30affordable', '5010 short'])
  expect(page.attributes('.goods a', 'href')).toEqual(['/char/7/mounts/2/', '/char/7/mounts/1/'])
})

test('what is newer than the reader wants to know has no name', async () => {
  shield.set(70)
  const page = await currencies({ 29: 40 })
  await come(page, '.goods li')
  expect(page.words('.goods a')).toEqual(['Horn'])
  expect(page.all('.goods .veil')).toHaveLength(1)
})

const priced = (ids: number[], cheapest: (number | null)[]) => ({
  ids,
  cheapest,
  median: cheapest,
  seen: ids.map(() => 1),
})
const market = [
  { type: 'mount', id: 1, name: 'Whistle', patch: 70 },
  { type: 'mount', id: 2, name: 'Horn', patch: 20 },
  { type: 'mount', id: 4, name: 'Bell', patch: 20 },
  { type: 'minion', id: 5, name: 'Wind-up Cursor', patch: 20 },
  { type: 'minion', id: 6, name: 'Moogle', patch: 20 },
]
const marketWeb = {
  '/next-market/en.json': { things: market },
  '/places.json': {},
  '/api/prices/Light/': {
    prices: { mount: priced([1, 2, 4], [9000, 100, null]), minion: priced([5, 6], [500, 7]) },
  },
}

describe('the market board', () => {
  beforeEach(() => {
    vi.stubEnv('KUPODEX_PRICES', 'on')
    onTestFinished(() => void vi.unstubAllEnvs())
  })

  /** A part with modules of its own: a page keeps what it was answered of other tests, too. */
  const open = async (
    known = knownOf({ mount: [], minion: [6] }),
    more: object = {},
    shielded: number | null = null,
  ) => {
    vi.resetModules()
    onTestFinished(() => void vi.resetModules())
    const [{ MarketPart }, store] = await Promise.all([import('./market-part.tsx'), import('#shield/shield-store.ts')])
    store.shield.set(shielded)
    const props = { ...shared, titles: { mount: 'Mounts', minion: 'Minions' }, dataCenter: 'Light', ...more, known }
    return drawn(<MarketPart {...props} />, { web: marketWeb })
  }

  test('has what is missing and offered, the cheapest first, and what all of it costs', async () => {
    const page = await open(knownOf({ mount: [], minion: [6] }, { want: ['mount/1'] }))
    await come(page, '.goods li')
    expect(page.words('.goods .what')).toEqual([
      'Horn Mounts',
      'Wind-up Cursor Minions',
      `Whistle ${text.wanted}Mounts`,
    ])
    expect(page.words('.goods .n')).toEqual(['100 gil', '500 gil', '9,000 gil'])
    expect(page.words('section > p.small')[1]).toBe('3 missing, for 9,600 gil in total')
    expect(page.attributes('.goods a', 'href')).toEqual([
      ...['/char/7/mounts/2/', '/char/7/minions/5/', '/char/7/mounts/1/'],
    ])
  })

  test('has nothing of what is owned, hidden, or not known to be missing', async () => {
    const page = await open(knownOf({ mount: [2] }, { hide: ['mount/1'] }))
    await page.until(() => expect(page.words('.soft').at(-1)).toBe('Nothing that is missing is for sale on Light.'))
  })

  test('says where no prices are known, and where it is not known whose they would be', async () => {
    const page = await open(undefined, { dataCenter: 'Chaos' })
    await page.until(() => expect(page.words('.soft').at(-1)).toBe('Prices on Chaos are not known yet.'))
    const nobody = await open(undefined, { dataCenter: '' })
    await nobody.until(() => expect(nobody.words('.soft').at(-1)).toBe(text.market.nowhere))
  })

  test('hides what is newer than the reader wants to know', async () => {
    const page = await open(undefined, {}, 60)
    await come(page, '.goods li')
    expect(page.words('.goods a')).toEqual(['Horn', 'Wind-up Cursor'])
  })
})

const windows: NextWindows = {
  windows: [
    {
      ...{ key: 'a', type: 'vista', place: 'La Noscea', weather: 'Fog', hours: { start: 0, end: 4 } },
      ...{ condition: { hours: { start: 0, end: 4 } }, rates: [] },
      things: [1, 2, 3, 4, 5].map((id) => ({ id, key: 10 + id, name: `Vista ${id}`, patch: null })),
    },
    {
      ...{ key: 'b', type: 'vista', place: 'Thanalan', weather: null, hours: { start: 22, end: 24 } },
      ...{ condition: { hours: { start: 22, end: 24 } }, rates: [] },
      things: [{ id: 6, key: 16, name: 'Vista 6', patch: null }],
    },
  ],
  ocean: [{ id: 7, key: 7, name: 'A fish', patch: null }],
}

const hour = async (known = knownOf({ vista: [1], fish: [] })) => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight })
  const page = await drawn(<HourPart {...shared} {...{ known }} ocean="Ocean fishing" />, {
    web: { '/next-windows/en.json': windows },
  })
  await come(page, '.opening')
  return page
}

test('what can be had within the hour says until when, and what is left of it; later times come when they are asked for', async () => {
  const page = await hour()
  expect(page.words('h3')).toEqual(['La Noscea · Fog', 'Ocean fishing'])
  expect(page.words('time')[0]).toContain(`Now, until ${clockText(midnight + 4 * bellMs, midnight, 'en')}`)
  expect(page.words('.what p:last-child')).toEqual([
    'Sightseeing Log: Vista 2, Vista 3, Vista 4 and 1 more',
    'Fish: 1 missing',
  ])
  expect(page.attributes('.what a', 'href')[1]).toBe('/char/7/sightseeinglog/12/')
  await page.click('p.row button')
  expect(page.words('h3')[2]).toContain('Thanalan')
})

test('a place whose things are all newer than the reader wants to know has no name and no notice', async () => {
  shield.set(70)
  vi.useFakeTimers({ toFake: ['Date'], now: midnight })
  const file = windows.windows.map((one) => ({ ...one, things: one.things.map((thing) => ({ ...thing, patch: 75 })) }))
  const page = await drawn(
    <HourPart {...shared} language="de" known={knownOf({ vista: [], fish: [] })} ocean="Hochseefischen" />,
    { web: { '/next-windows/de.json': { ...windows, windows: file } } },
  )
  await come(page, '.opening')
  expect(page.all('.opening h3 .veil')).toHaveLength(1)
  expect(page.words('.opening').join()).not.toMatch(/La Noscea|Vista/)
  expect(page.all('.notify')).toHaveLength(0)
})

test('a notice is kept for a time that follows the game’s clock', async () => {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
    },
  )
  const page = await hour()
  expect(page.all('.notify button')).toHaveLength(1)
  await page.click('.notify button')
  await vi.waitFor(() => expect(readNotices(page.storage)).toHaveLength(1))
  expect(readNotices(page.storage)[0]).toMatchObject({
    ...{ id: 'next a', title: 'La Noscea · Fog', path: '/char/7/sightseeinglog/' },
    condition: { hours: { start: 0, end: 4 } },
  })
})

test('one of several notices says why it cannot be only once it is pressed', async () => {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'denied'
      static requestPermission = async () => 'denied'
    },
  )
  const page = await hour()
  expect(page.words('.notify p')).toEqual([''])
  await page.click('.notify button')
  await page.until(() => expect(page.words('.notify p')).toEqual([notifyTexts('en').refused]))
})

test('limited rewards say what they still buy, below the reset that they wait for', async () => {
  const activities = { goldSaucer: 'Gold Saucer', fauxHollows: 'Faux Hollows' }
  const page = await drawn(<ResetsPart {...shared} {...{ activities }} known={knownOf({ mount: [9] })} />, { web })
  await come(page, '.chore')
  expect(page.words('.chore h4')).toEqual(['Gold Saucer', 'Faux Hollows'])
  expect(page.words('.chore li')).toEqual(['MGP: 2 missing', 'Faux Leaf: 1 missing'])
  expect(page.words('h3 + .soft')).toEqual([text.resets.nothing])
})
