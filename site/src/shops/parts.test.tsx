import { describe, expect, test } from 'vitest'
import type { Unlock } from '@kupodex/data/game'
import { renderToStaticMarkup } from 'react-dom/server'
import { showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { markTexts } from '#marks/texts.ts'
import type { OwnMarks } from '#collection/use-marks.ts'
import { mapTexts } from '#maps/texts.ts'
import { Currencies } from './shops-page.tsx'
import { RestText } from './rest-text.tsx'
import { StoreFailed } from './store-failed.tsx'
import { shopsProps } from './store.fixture.ts'
import { Tick } from './tick.tsx'
import { TroveRest } from './trove-page.tsx'
import { type Good, Vendor } from './vendor.tsx'

const mount = (id: number): Unlock => ({ kind: 'mount', id })
const texts = shopsProps(() => null).texts.store
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .filter(Boolean)

describe('what is left to buy', () => {
  test.each([
    [{ count: 2, cost: 1500, unknown: 0 }, ['2 items are missing. Together they cost 1,500 × Seals.']],
    [{ count: 1, cost: 7, unknown: 0 }, ['1 item is missing. It costs 7 × Seals.']],
    [{ count: 0, cost: 0, unknown: 0 }, [texts.nothingLeft]],
    [{ count: 0, cost: 0, unknown: 1 }, [texts.notCounted.one.replace('{n}', '1')]],
    [
      { count: 1, cost: 7, unknown: 3 },
      ['1 item is missing. It costs 7 × Seals.', texts.notCounted.other.replace('{n}', '3')],
    ],
  ])('of %o', (rest, sentences) => {
    const markup = renderToStaticMarkup(<RestText language="en" text={texts} rest={rest} currency="Seals" />)
    expect(wordsOf(markup)).toEqual(sentences)
  })

  test('of the trove is said by season, with what unlocks something only', () => {
    const offer = (id: number, currencyItemId: number, unlock: Unlock | null) => ({
      ...{ id, itemId: id, amount: 1, unlock, cost: 10 * id, currencyItemId, name: '', has: null },
    })
    const { store, ticks } = shopsProps(() => false)
    const offers = [offer(1, 5, mount(1)), offer(2, 5, mount(2)), offer(3, 5, null), offer(4, 6, mount(4))]
    const markup = renderToStaticMarkup(<TroveRest {...{ language: 'en', text: texts, offers, store, ticks }} />)
    expect(wordsOf(markup).slice(1, -1)).toEqual([
      ...['Item 5', '2 items are missing. Together they cost 30 × Item 5.'],
      ...['Item 6', '1 item is missing. It costs 40 × Item 6.'],
    ])
  })
})

test('a currency leads to its vendors, with how much of it is had; of what is not known there is no number', async () => {
  const currency = (id: number, ...ids: number[]) => ({
    ...{ id, shops: [] },
    sold: ids.map((each) => ({ price: 1, unlock: mount(each) })),
  })
  const has = ({ id }: Unlock) => (id === 3 ? null : id === 1)
  const page = await drawn(
    <Currencies {...shopsProps(has, { currencies: [currency(20, 1, 2, 3), currency(21, 3)] })} chosen={21} />,
  )
  const links = page.all('a')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/char/1001/shops/20/', '/char/1001/shops/21/'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  expect(page.words('a span')).toEqual(['Item 20', 'Item 21'])
  expect(page.words('small')).toEqual(['1 of 2', '–'])
  expect(page.all('progress').map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])).toEqual([
    ['1', '2'],
    ['0', '1'],
  ])
})

describe('the tick of an item', () => {
  const marks = (fixed: readonly number[] = [], pending: readonly number[] = []): OwnMarks => ({
    parts: {} as OwnMarks['parts'],
    view: {
      ...{ dates: null, said: null, pending: new Set(pending) },
      fixed: new Map(fixed.map((id) => [id, { by: 'read', date: 0 }])),
    },
    ...{ texts: markTexts('en'), set: async () => {}, send: async () => {}, undo: async () => {} },
  })
  const draw = async (owned: boolean | null, own: ReturnType<typeof marks> | null) => {
    const { ticks, pressed } = shopsProps(() => owned, { ticks: { of: () => own } })
    const page = await drawn(<Tick text={texts} ticks={ticks} unlock={mount(7)} name="Boko" />)
    return { box: page.one<HTMLInputElement>('input'), click: () => page.click('input'), pressed }
  }

  test.each([true, false])('of an owner changes what is %s', async (owned) => {
    const { box, click, pressed } = await draw(owned, marks())
    expect([box.hasAttribute('disabled'), box.getAttribute('aria-label')]).toEqual([false, 'Boko'])
    expect([box.getAttribute('aria-disabled'), box.getAttribute('aria-busy')]).toEqual([null, null])
    await click()
    expect(pressed).toEqual([[mount(7), !owned]])
  })

  test.each([
    ['that nobody may change', true, null, 'Boko'],
    ['that is not known', null, marks(), 'Boko: not known'],
  ])('%s cannot be pressed', async (_, owned, own, label) => {
    const { box } = await draw(owned, own)
    expect([box.hasAttribute('disabled'), box.getAttribute('aria-label')]).toEqual([true, label])
    expect(box.indeterminate).toBe(owned === null)
  })

  test('says what cannot be changed, and what is on its way', async () => {
    const { box } = await draw(true, marks([7], [7]))
    expect([box.getAttribute('aria-disabled'), box.getAttribute('aria-busy')]).toEqual(['true', 'true'])
  })
})

describe('a vendor', () => {
  const npc = { id: 5, name: 'Rowena', placeNameId: 9, mapId: 3, displayX: 11.2, displayY: 7.5 }
  const draw = (npcId: number | null, shown: object = npc) => {
    showTables({ npcs: [{ deleted: false, ...shown }], placeNames: [{ id: 9, name: 'Mor Dhona', deleted: false }] })
    const good: Good = { shopId: 1, npcId, itemId: 6, name: 'Boko Whistle', price: 1200, unlock: mount(7), has: null }
    return drawn(<Vendor {...shopsProps(() => null)} goods={[good]} />)
  }

  test('has a name, a place and a map, and each good its price and the page of what it unlocks', async () => {
    const page = await draw(5)
    expect(page.words('h3')).toEqual(['Rowena'])
    expect(page.words('p')[0]).toMatch(/^Mor Dhona · .*11\.2.*7\.5/)
    expect(page.one('section').textContent).toContain(mapTexts('en').open)
    expect(page.one('li a').getAttribute('href')).toBe('/char/1001/mounts/7/')
    expect(page.words('li a, li small, li .n')).toEqual(['Boko Whistle', 'Mounts', '1,200'])
  })

  test.each([
    [
      'without a place',
      5,
      { ...npc, placeNameId: null, displayX: null, displayY: null },
      'Rowena',
      [texts.shops.noPlace],
    ],
    ['with a place but no spot', 5, { ...npc, displayX: null }, 'Rowena', ['Mor Dhona']],
    ['that no list names', null, npc, texts.shops.unknown, []],
  ])('%s has no map', async (_, npcId, shown, name, places) => {
    const page = await draw(npcId, shown)
    expect([page.words('h3'), page.words('p')]).toEqual([[name], places])
    expect(page.one('section').textContent).not.toContain(mapTexts('en').open)
  })
})

test.each([
  [{}, false, ''],
  [{ tables: true }, true, ''],
  [{ owned: true }, true, ''],
  [{ patches: true }, true, 'Spoiler'],
])('what could not be fetched is said, with another try: %o', async (failed, isSaid, names) => {
  let tries = 0
  const view = {
    store: null,
    failed: { tables: false, patches: false, owned: false, ...failed },
    again: () => void tries++,
  }
  const page = await drawn(<StoreFailed language="en" view={view} />)
  expect(page.all('button').length).toBe(isSaid ? 1 : 0)
  expect(page.one('#part').textContent).toContain(names)
  if (isSaid) await page.click('button')
  expect(tries).toBe(isSaid ? 1 : 0)
})
