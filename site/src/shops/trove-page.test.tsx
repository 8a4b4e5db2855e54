import { expect, onTestFinished, test } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { character } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import { shieldTexts } from '#shield/texts.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { drawnStore } from './build/store-page.fixture.tsx'
import { storePageTexts } from './page-texts.ts'
import { TrovePage } from './trove-page.tsx'

const texts = storePageTexts('en')
const mount = (id: number) => ({ kind: 'mount', id })
const row = (id: number, currencyItemId: number, cost: number, unlock: object | null = null, amount = 1) => ({
  ...{ id, itemId: 10 + id, amount, unlock, cost, currencyItemId, deleted: false },
})
const moogleTrove = [
  ...[row(1, 101, 50, mount(1)), row(2, 101, 30, mount(2)), row(3, 101, 1200, null, 3)],
  ...[row(4, 100, 20, mount(3)), row(5, 100, 7)],
]
const words = {
  names: {
    11: 'Boko Whistle',
    12: 'Fat Horn',
    13: 'Shard',
    14: 'Old Horn',
    15: 'Potion',
    100: 'Spring',
    101: 'Summer',
  },
  things: { mount: { 1: { name: 'Boko', howTo: 'Quest: Boko' }, 2: { name: 'Fat Chocobo', howTo: '' } } },
}
const open = (query = '', more: object = {}) => {
  showTables({ moogleTrove })
  return drawnStore(TrovePage, {
    path: `moogletomes/${query}`,
    character: { mounts: [{ id: 2, date: 5, deleted: false }] },
    web: { [askPath('troveWords', { lang: 'en' })]: words },
    ...more,
  })
}

/** What each row of a table says in its cells, but for what only a phone shows. */
const rowsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => {
      const onPhones = cell.querySelector('.narrow')?.textContent ?? ''
      return cell.textContent?.slice(0, onPhones === '' ? undefined : cell.textContent.indexOf(onPhones))
    }),
  )

test('the trove says what it offers, what each item unlocks and how else to get that, and apart what unlocks nothing', async () => {
  const page = await open()
  expect(page.words('h2')).toEqual([texts.store.trove.collection, texts.store.trove.misc])
  const [collection, others] = page.all('table')
  expect(rowsOf(collection)).toEqual([
    ['', 'Boko Whistle', 'BokoMounts', 'Quest: Boko', '50Summer'],
    ['', 'Fat Horn', 'Fat ChocoboMounts', texts.store.trove.howToUnknown, '30Summer'],
    ['', 'Old Horn', 'MountsMounts', texts.store.trove.howToUnknown, '20Spring'],
  ])
  expect(rowsOf(others)).toEqual([
    ['3 × Shard', '1,200Summer'],
    ['Potion', '7Spring'],
  ])
  expect([collection, others].map((table) => table?.querySelectorAll('th').length)).toEqual([5, 2])
  expect(page.all('td.wide a').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3].map((id) => `/char/${character.id}/mounts/${id}/`),
  )
})

test('it says how much of that the character has, and what the rest costs by season', async () => {
  const page = await open()
  expect(page.words('.summary > p')).toEqual(['1 of 3 collection items obtained'])
  expect(page.all('.summary progress').map((bar) => [bar.getAttribute('value'), bar.getAttribute('max')])).toEqual([
    ['1', '3'],
  ])
  expect(page.words('.trove-rest dt')).toEqual(['Summer', 'Spring'])
  const boxes = page.all<HTMLInputElement>('input[type=checkbox]')
  expect(boxes.map((box) => [box.getAttribute('aria-label'), box.checked])).toEqual([
    ['Boko Whistle', false],
    ['Fat Horn', true],
    ['Old Horn', false],
  ])
})

test.each([
  ['?show=missing', ['Boko Whistle', 'Old Horn'], 1],
  ['?show=completed', ['Fat Horn'], 1],
  ['?season=100', ['Old Horn', 'Potion'], 2],
  ['?q=shard', ['3 × Shard'], 1],
  ['?q=nothing', [], 0],
])('it is narrowed by %s', async (query, names, tables) => {
  const page = await open(query)
  const items = page.all('.offered > div').map((item) => item.firstChild?.textContent)
  expect(items).toEqual(names)
  expect(page.all('table')).toHaveLength(tables)
  expect(page.words('p.panel.pad.soft')).toEqual(tables === 0 ? [texts.store.nothing] : [])
})

test.each([
  ['', 5],
  ['?q=boko', 0],
])('what the shield hides is named nowhere, nor found by its name: %j', async (query, offers) => {
  const before = shield.get()
  onTestFinished(() => shield.set(before))
  shield.set(70)
  const web = { [askPath('troveWords', { lang: 'en' })]: words, [askPath('itemPatches', {})]: { 11: 75 } }
  const page = await open(query, { web })
  await page.calm()
  expect(page.all('tr .veil').length).toBe(Math.min(1, offers))
  expect(page.all('tbody tr').length).toBe(offers)
  expect(page.one('#part').textContent).not.toContain('Boko')
})

test('seasons are chosen by their names', async () => {
  const page = await open()
  await page.click('.filters')
  await page.calm()
  expect(page.words('.facets option').filter((name) => /Spring|Summer/.test(name))).toHaveLength(2)
  expect(page.one('.facets').textContent).toContain(texts.store.trove.season)
})

test('of a character of whom nothing is known there is no number, nor a choice by what it has', async () => {
  const page = await open('?show=missing', { character: { mountsPrivate: true } })
  expect(page.words('.summary > p')).toEqual(['–'])
  expect(page.words('.picks button')).toEqual([])
  expect(page.all('.offered')).toHaveLength(5)
})

test('before the character is there the page has its places, and says that it is loading', async () => {
  const page = await open('', { character: null })
  expect(page.one('[aria-busy=true] .summary p').textContent).toBe(texts.tables.loading)
  expect(page.words('summary')).toEqual([texts.store.trove.restOf])
  expect(page.all('table')).toEqual([])
})

test('names that cannot be had are asked for again', async () => {
  const page = await open('', { language: 'de', web: {} })
  const asked = () => page.asked.filter((path) => path === askPath('troveWords', { lang: 'de' })).length
  const before = asked()
  expect([page.all('.summary').length, page.all('[role=alert]').length]).toEqual([0, 1])
  await page.click('button')
  expect(asked()).toBe(before + 1)
})

test('where it is not known what the shield hides, that is said, and nothing is shown', async () => {
  const before = shield.get()
  onTestFinished(() => shield.set(before))
  shield.set(20)
  const page = await open()
  expect(page.words('[role=alert]').join()).toContain(shieldTexts('en').title)
  expect(page.all('table')).toEqual([])
})
