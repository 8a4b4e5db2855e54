import { expect, test, vi } from 'vitest'
import { rowIn, rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { pageWishes, type Wish, wishTexts } from '#wishes/page-wishes.ts'
import { WishBox, type WishLists } from './wish-box.tsx'

const wish = (type: Wish['type'], id: number): Wish => ({ type, id, wish: 'want', at: 1 })
const lists: WishLists = {
  mount: { table: 'mounts', path: 'mounts', keyBy: 'id' },
  triadNpc: { table: 'ttnpcs', path: 'ttnpcs', keyBy: 'id' },
  fish: { table: 'mounts', path: 'fish', keyBy: 'number' },
}
const shown = async (wants: readonly Wish[], tables: Parameters<typeof showTables>[0] = {}, isKeptHere = false) => {
  showTables(tables)
  const page = await drawn(<WishBox language="en" id={7} wants={wants} lists={lists} isKeptHere={isKeptHere} />)
  const links = () => page.all('li a').map((link) => [link.textContent, link.getAttribute('href')])
  return { ...page, links }
}

test('a wanted thing leads to its page of the character, with the way to get it', async () => {
  const mounts = [{ id: 5, name: 'Boko', howTo: 'Sold by a vendor.', patch: null }]
  const page = await shown([wish('mount', 5)], { mounts })
  expect(page.links()).toEqual([['Boko', '/char/7/mounts/5/']])
  expect(page.words('li small')).toEqual(['Sold by a vendor.'])
})

test('an opponent has its name from the table of those who are met', async () => {
  const [npc] = rowsIn('en', 'ttnpcs')
  const page = await shown([wish('triadNpc', npc?.id ?? 0)])
  expect(page.links()).toEqual([[rowIn('en', 'npcs', npc?.npcId ?? 0).name, `/char/7/ttnpcs/${npc?.id}/`]])
})

test.each([
  ['by its number where the page says so', { id: 5, number: 77, name: 'Tuna' }, 'fish', '/char/7/fish/77/'],
  ['by its id where it has no number', { id: 5, number: null, name: 'Tuna' }, 'fish', '/char/7/fish/5/'],
  ['by its id on other pages', { id: 5, number: 77, name: 'Tuna' }, 'mount', '/char/7/mounts/5/'],
] as const)('a thing is named %s', async (_, row, type, path) => {
  const page = await shown([wish(type, 5)], { mounts: [{ patch: null, ...row }] })
  expect(page.links()).toEqual([['Tuna', path]])
})

test('before its table is there, and of what is in none, only the address is known', async () => {
  const page = await shown([wish('mount', 5)], { mounts: 'loading' })
  expect(page.links()).toEqual([['…', '/char/7/mounts/5/']])
  expect((await shown([wish('mount', 999_999)])).links()).toEqual([['…', '/char/7/mounts/999999/']])
})

test('an achievement says its kind and category, and leads below both', async () => {
  const achievement = rowsIn('en', 'achievements')[0]
  const category = rowIn('en', 'achievementCategories', achievement?.categoryId ?? 0)
  const kind = rowIn('en', 'achievementKinds', category.kindId)
  const page = await shown([wish('achievement', achievement?.id ?? 0)])
  expect(page.links()).toEqual([
    [achievement?.name, `/char/7/achievements/${kind.slug}/${category.slug}/${achievement?.id}/`],
  ])
  expect(page.words('li small')).toEqual([`${kind.name} › ${category.name}`])
  const early = await shown([wish('achievement', achievement?.id ?? 0)], { achievementCategories: 'loading' })
  expect(early.links()).toEqual([[achievement?.name, '/char/7/achievements/']])
})

test('a button takes a wish back', async () => {
  const set = vi.spyOn(pageWishes, 'set').mockResolvedValue(null)
  const one = wish('mount', 5)
  const page = await shown([one], { mounts: [{ id: 5, name: 'Boko', patch: null }] })
  expect(page.one('li button').getAttribute('aria-label')).toContain('Boko')
  await page.click('li button')
  expect(set.mock.calls).toEqual([[one, null]])
  set.mockRestore()
})

test.each([true, false])('that wishes are kept in this browser alone is said: %s', async (isKeptHere) => {
  const page = await shown([], {}, isKeptHere)
  expect(page.words('p')[0]?.includes(wishTexts('en').keptHere)).toBe(isKeptHere)
})
