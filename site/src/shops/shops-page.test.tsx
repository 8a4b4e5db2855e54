import { itemWord } from '@kupodex/data/character'
import { expect, onTestFinished, test } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { character } from '#dev/frame.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import { shieldTexts } from '#shield/texts.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { storePageTexts } from './page-texts.ts'
import { ShopsPage } from './shops-page.tsx'
import { drawnStore } from './build/store-page.fixture.tsx'

const { store, tables } = storePageTexts('en')
const shop = (id: number, currencyItemId: number, ...mounts: number[]) => ({
  ...{ id, currencyItemId, npcId: null, deleted: false },
  items: mounts.map((mount) => ({ itemId: mount, price: 5, unlock: { kind: 'mount', id: mount } })),
})

const open = ({ web, ...more }: { web?: object } & Record<string, unknown> = {}) => {
  showTables({ shops: [shop(1, 100, 1), shop(2, 101, 2, 3)] })
  return drawnStore(ShopsPage, {
    path: 'shops/',
    character: { mounts: [{ id: 2, date: 5, deleted: false }] },
    web: { [askPath('currencyNames', { lang: 'en' })]: { 100: 'Seals', 101: 'Tomes' }, ...web },
    ...more,
  })
}

test('currencies are links to what is sold for them, those that buy most first, with what a character has of that', async () => {
  const page = await open()
  expect(page.words('.currencies a span')).toEqual(['Tomes', 'Seals'])
  expect(page.words('.currencies a small')).toEqual(['1 of 2', '0 of 1'])
  expect(page.all('.currencies a').map((link) => link.getAttribute('href'))).toEqual(
    [101, 100].map((id) => `/char/${character.id}/shops/${id}/`),
  )
  expect(page.words('p.panel')).toEqual([store.shops.select])
})

test('once one is chosen nobody is asked to choose', async () => {
  const page = await open({ path: 'shops/101/' })
  await page.calm()
  expect(page.words('.currencies a[aria-current] span')).toEqual(['Tomes'])
  expect(page.all('.currency')).toHaveLength(1)
  expect(page.words('p.panel')).not.toContain(store.shops.select)
})

test('while the character is on its way it says so', async () => {
  const page = await open({ character: null })
  expect(page.words('[aria-busy=true] p.panel')).toEqual([tables.loading])
})

test('names that cannot be had are asked for again, and nothing is said to be loading', async () => {
  const page = await open({ language: 'de', web: {} })
  const asked = () => page.asked.filter((path) => path === askPath('currencyNames', { lang: 'de' })).length
  const before = asked()
  expect([page.all('p[aria-busy]').length, page.all('.currencies').length]).toEqual([0, 0])
  await page.click('button')
  expect(asked()).toBe(before + 1)
})

test('what of the character could not be asked for is said above what is known, and asked for again alone', async () => {
  const emotes = askPath('charitems', { id: character.id, type: itemWord('emote') })
  const page = await open({ web: { [emotes]: 500 } })
  expect([page.all('[role=alert]').length, page.all('.currencies a').length]).toEqual([1, 2])
  const before = page.asked.length
  await page.click('button')
  expect(page.asked.slice(before).filter((path) => path.startsWith('/api/char/'))).toEqual([emotes])
})

test('where it is not known what the shield hides, that is said, and nothing is shown', async () => {
  const before = shield.get()
  onTestFinished(() => shield.set(before))
  shield.set(20)
  const page = await open()
  expect(page.words('[role=alert]').join()).toContain(shieldTexts('en').title)
  expect(page.all('.currencies')).toEqual([])
  const asked = () => page.asked.filter((path) => path === askPath('itemPatches', {})).length
  const tries = asked()
  await page.click('button')
  expect(asked()).toBe(tries + 1)
})
