import type { Unlock } from '@kupodex/data/game'
import { expect, onTestFinished, test } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { shield } from '#shield/shield-store.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { CurrencyView } from './currency-view.tsx'
import { shopsProps } from './store.fixture.ts'
import type { ShopRow } from './unlocks.ts'

const mount = (id: number): Unlock => ({ kind: 'mount', id })
const emote = (id: number): Unlock => ({ kind: 'emote', id })
const shop = (id: number, npcId: number | null, ...unlocks: Unlock[]): ShopRow => ({
  ...{ id, npcId, currencyItemId: 100 },
  items: unlocks.map((unlock) => ({ itemId: unlock.id + 10, price: 50 * unlock.id, unlock })),
})
const names = { 11: 'Boko Whistle', 12: 'Fat Horn', 13: 'Old Horn', 100: 'Seals' }
const npcs = [
  { id: 5, name: 'Rowena', placeNameId: null, mapId: null, displayX: null, displayY: null, deleted: false },
  { id: 6, name: 'Mina', placeNameId: null, mapId: null, displayX: null, displayY: null, deleted: false },
]

interface Shown {
  shops?: readonly ShopRow[]
  has?: (unlock: Unlock) => boolean | null
  query?: string
  id?: number
  web?: object
}

const open = async ({
  shops = [shop(1, 5, mount(1), mount(2)), shop(2, 6, mount(2), mount(3))],
  has = ({ id }) => id === 1,
  query = '',
  id = 100,
  web = { [askPath('soldNames', { lang: 'en', currency: 100 })]: names },
}: Shown = {}) => {
  showTables({ npcs, placeNames: [] })
  const page = await drawn(null, { path: `/char/1001/shops/100/${query}`, web: { ...web } })
  const sold = shops.flatMap(({ items }) => items)
  const props = shopsProps(has)
  const currency = id === 7 ? undefined : { id, shops, sold }
  await page.draw(<CurrencyView {...props} id={id} currency={currency} />)
  return { ...page, texts: props.texts }
}

test('a currency has its vendors with their goods, what a character has of them, and what the rest costs', async () => {
  const page = await open()
  expect(page.words('h3')).toEqual(['Rowena', 'Mina'])
  expect(page.words('.vendor a')).toEqual(['Boko Whistle', 'Fat Horn', 'Fat Horn', 'Old Horn'])
  const said = page.words('.currency > p')
  expect(said.slice(0, 2)).toEqual(['1 of 3', '2 items are missing. Together they cost 250 × Seals.'])
  expect(page.one('a.back').getAttribute('href')).toBe('/char/1001/shops/')
})

test.each([
  ['what a character lacks', '?show=missing', ['Rowena', 'Mina'], ['Fat Horn', 'Fat Horn', 'Old Horn']],
  ['what it has', '?show=completed', ['Rowena'], ['Boko Whistle']],
  ['a name', '?q=old', ['Mina'], ['Old Horn']],
  ['a vendor, who has all of his goods then', '?q=rowena', ['Rowena'], ['Boko Whistle', 'Fat Horn']],
])('goods are narrowed to %s', async (_, query, vendors, goods) => {
  const page = await open({ query })
  expect([page.words('h3'), page.words('.vendor a')]).toEqual([vendors, goods])
})

test('where nothing is left it says so', async () => {
  const page = await open({ query: '?q=nothing' })
  expect(page.words('p.panel')).toEqual([page.texts.store.nothing])
})

test('what the Lodestone says cannot be checked off, which is said where there is any of it', async () => {
  const { texts, ...page } = await open()
  expect(page.words('.currency > p')).toContain(texts.store.fromLodestone)
  const ticked = await open({ shops: [shop(1, 5, emote(1))] })
  expect(ticked.words('.currency > p')).not.toContain(texts.store.fromLodestone)
})

test('of a character of whom nothing is known there is no number, nor a choice by what it has', async () => {
  const page = await open({ has: () => null, query: '?show=missing' })
  expect(page.words('.currency > p')[0]).toBe('–')
  expect(page.words('.picks button')).toEqual([])
  expect(page.all('.vendor a')).toHaveLength(4)
})

test('a currency whose names cannot be had has no goods yet, and asks for them again by a button', async () => {
  const page = await open({ id: 102 })
  expect([page.all('[role=alert]').length, page.all('.vendor').length]).toEqual([1, 0])
  const before = page.asked.length
  await page.click('.problem + p button')
  expect(page.asked.slice(before)).toEqual([askPath('soldNames', { lang: 'en', currency: 102 })])
})

test('a currency that no shop takes has nothing', async () => {
  const page = await open({ id: 7 })
  expect(page.words('.currency > p')).toEqual([page.texts.store.shops.none])
})

test.each([
  ['in a list', '', 1],
  ['by a search for its name', '?q=boko', 0],
])('what the shield hides is not named %s, and its currency has no name', async (_, query, vendors) => {
  const before = shield.get()
  onTestFinished(() => shield.set(before))
  shield.set(70)
  const props = shopsProps(() => false)
  showTables({ npcs, placeNames: [] })
  const web = { [askPath('soldNames', { lang: 'en', currency: 100 })]: names }
  const page = await drawn(null, { path: `/char/1001/shops/100/${query}`, web })
  const shops = [shop(1, 5, mount(1))]
  const currency = { id: 100, shops, sold: shops.flatMap(({ items }) => items) }
  const store = { ...props.store, patchOf: () => 75 }
  await page.draw(<CurrencyView {...props} store={store} id={100} currency={currency} />)
  expect([page.all('.vendor').length, page.all('.vendor .veil').length]).toEqual([vendors, vendors])
  expect(page.one('#part').textContent).not.toContain('Boko')
  expect(page.words('.currency > p')[1]).toBe('1 item is missing. It costs 50 × ….')
})
