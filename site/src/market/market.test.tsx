import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { languages, type Language } from '@kupodex/data/game'
import { drawn } from '#ui/drawn.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { chosenKey } from '#storage/keys.ts'
import { pricesIn } from './prices.ts'
import { priceWords } from './words.ts'

const hour = 3_600_000
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const prices = {
  prices: { mount: { ids: [73, 80], cheapest: [12_000, null], median: [15_000, null], seen: [7_200, 7_200] } },
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('KUPODEX_PRICES', 'on')
  vi.setSystemTime(5 * hour)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
})

const sentences: Record<Language, string[]> = {
  en: [
    'From 12,000 gil on Light, median 15,000, 3 hr. ago',
    'No listings on Light, 3 hr. ago',
    'Price on Light not known',
  ],
  de: [
    'Ab 12.000 Gil auf Light, Median 15.000, vor 3 Std.',
    'Keine Angebote auf Light, vor 3 Std.',
    'Preis auf Light nicht bekannt',
  ],
  fr: [
    'À partir de 12 000 gils sur Light, médiane 15 000, il y a 3 h',
    'Aucune offre sur Light, il y a 3 h',
    'Prix sur Light inconnu',
  ],
  ja: ['Lightの最安値12,000ギル、中央値15,000ギル（3時間前）', 'Lightに出品なし（3時間前）', 'Lightでの価格は不明'],
}

test.each(languages)(
  'in %s: what a thing is offered for, that nobody offers it, and that it is not known',
  (language) => {
    const known = pricesIn(prices, 'mount')
    const words = [73, 80, 1].map((id) => priceWords(known.get(id) ?? null, 'Light', 5 * hour, language))
    expect(words.map(plain)).toEqual(sentences[language])
  },
)

test('what is not published has no price', () => {
  expect(pricesIn(null, 'mount').size).toBe(0)
  expect(pricesIn(prices, 'minion').size).toBe(0)
})

/** What is said of a mount on a page. */
const draw = async (dataCenter: string, web: Record<string, unknown>, kept: Record<string, string> = {}) => {
  const { PriceLine } = await import('./price-line.tsx')
  const page = await drawn(<PriceLine language="en" dataCenter={dataCenter} type="mount" id={73} />, { web, kept })
  return page
}

test('prices are those of the data center of the character', async () => {
  const page = await draw('Light', { '/api/prices/Light/': prices })
  await page.until(() => expect(page.words('#part div')).toEqual([sentences.en[0]]))
})

test('of nobody, those of the data center of the reader', async () => {
  const chosen = JSON.stringify([{ id: 5, name: 'Mog', worldName: 'Lich', iconUrl: '' }])
  const page = await draw(
    '',
    { '/api/prices/Light/': prices, '/places.json': { 36: ['Light', 'Lich'] } },
    { [chosenKey]: chosen },
  )
  await page.until(() => expect(page.words('#part div')).toEqual([sentences.en[0]]))
})

test.each([
  ['where nothing is published', 'Light', {}],
  ['where the reader is nobody', '', { '/places.json': { 36: ['Light', 'Lich'] } }],
])('%s nothing is said', async (_, dataCenter, web) => {
  const page = await draw(dataCenter, web)
  await page.settle()
  await page.settle()
  expect(page.words('#part div')).toEqual([])
})

test('a site without prices asks for none', async () => {
  vi.stubEnv('KUPODEX_PRICES', '')
  const page = await draw('Light', { '/api/prices/Light/': prices })
  await page.settle()
  await page.settle()
  expect(page.words('#part div')).toEqual([])
})

describe('a price on the page of a thing', () => {
  const web = { '/api/prices/Light/': prices, '/places.json': { 36: ['Light', 'Lich'], 40: ['Chaos', 'Omega'] } }
  const shown = async (scope: string, thing = 'mount/73') => {
    const page = openPage(`<span data-price="${thing}">Can be sold</span>`, { web })
    const { showPrice } = await import('./show-price.ts')
    await showPrice(page.one('span'), 'en', scope)
    return page.words('span')
  }

  test.each(['Light', 'Lich'])('is that of its scope: %s', async (scope) =>
    expect(await shown(scope)).toEqual([sentences.en[0]]),
  )

  test('that is not known is said to be so; where nothing is published, all stays as it is', async () => {
    expect(await shown('Light', 'mount/1')).toEqual([sentences.en[2]])
    vi.resetModules()
    expect(await shown('Chaos')).toEqual(['Can be sold'])
    vi.resetModules()
    expect(await shown('global')).toEqual(['Can be sold'])
  })
})
