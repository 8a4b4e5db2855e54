import { expect, test, vi } from 'vitest'
import { orderTexts } from './texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { weeksLater } from './weeks.fixture.ts'

const frame = {
  ...{ language: 'en', type: 'mount', scope: 'Omega', characters: 40, sprite: '/s.svg', images: null },
  ...{ base: '/rarity/mount/Omega/', achievements: '/rarity/achievement/Omega/' },
}
const entry = (id: number, count: number) => ({ id, count, points: 0, percent: 2.5 * count, percentFull: 2.5 * count })
const files: Record<string, unknown> = {
  '/rarity-items/en/mount.json': {
    items: [
      { id: 7, name: 'Fat Moogle', patch: '7.2' },
      { id: 8, name: 'Chocobo', patch: '7.4' },
      { id: 9, name: 'Adamantoise', patch: '7.3' },
    ],
    unlisted: [],
  },
  '/api/rarity/mount/Omega/': {
    ...{ charCount: 40, generateTime: weeksLater(6), deployTime: 1 },
    rarity: [entry(8, 1), entry(7, 20), entry(9, 30)],
  },
  '/api/history/': { periods: [{ period: 3, shards: 1, weeks: [], rarityWeeks: [weeksLater(1)] }] },
  '/api/rarity-weeks/mount/Omega/3/': {
    ...{ weeks: [weeksLater(1)], counted: [40] },
    owners: { 7: [10], 8: [1], 9: [36] },
  },
}
const body = `
  <div data-rarity>
    <input data-search><p><input type="checkbox" data-unowned></p><p data-found></p><p data-search-error hidden></p>
    <nav data-orders>
      <a href="/rarity/mount/Omega/" data-order="" aria-current="true"></a>
      ${['rising', 'falling', 'newest'].map((word) => `<a href="/rarity/mount/Omega/?order=${word}" data-order="${word}"></a>`).join('')}
    </nav>
    <table><tbody data-rows><tr><td><div class="item"><a>first page</a></div></td></tr></tbody></table>
    <nav data-pager></nav>
  </div>`

const open = async (query = '', web = files) => {
  const page = openPage(body, { path: `/rarity/mount/Omega/${query}`, web })
  page.one('[data-rarity]').dataset['rarity'] = JSON.stringify(frame)
  vi.resetModules()
  await import('./rarity-page.ts')
  return page
}
const date = 'Jun 9, 2026'

test('what is typed is searched for, in the order there is, and noted in the address', async () => {
  const { words, enter } = await open('?order=newest')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['Chocobo', 'Adamantoise', 'Fat Moogle']))
  enter('[data-search]', 'moogle')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['Fat Moogle']))
  expect(location.search).toBe('?q=moogle&order=newest')
  // Too little to search for is none, and the order is there again.
  enter('[data-search]', 'mo')
  await vi.waitFor(() => expect(words('.item a')).toHaveLength(3))
  expect(location.search).toBe('?order=newest')
})

test('an emptied field leaves the address of the list, and its first page', async () => {
  const { words, enter, one } = await open('?q=moogle')
  expect(one<HTMLInputElement>('[data-search]').value).toBe('moogle')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['Fat Moogle']))
  enter('[data-search]', '')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['first page']))
  expect(`${location.pathname}${location.search}`).toBe('/rarity/mount/Omega/')
})

test('a list is fetched when somebody comes to its field or saves it, not before', async () => {
  const { asked, one } = await open()
  await vi.dynamicImportSettled()
  expect(asked).toEqual([])
  one('[data-search]').focus()
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/api/rarity/mount/Omega/', '/rarity-items/en/mount.json']))
  one('[data-search]').blur()
  one('[data-search]').focus()
  await vi.dynamicImportSettled()
  expect(asked).toHaveLength(2)
})

test('a list that could not be fetched is asked for again', async () => {
  const web = { ...files, '/api/rarity/mount/Omega/': 500 as unknown }
  const { words, one, enter } = await open('?q=moogle', web)
  await vi.waitFor(() => expect(one('[data-search-error]').hasAttribute('hidden')).toBe(false))
  web['/api/rarity/mount/Omega/'] = files['/api/rarity/mount/Omega/']
  enter('[data-search]', 'choco')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['Chocobo']))
})

test('the way back leads to what was shown before', async () => {
  const { words, send, one, all } = await open()
  send(one('[data-order=newest]'), 'click', { button: 0 })
  await vi.waitFor(() => expect(words('.item a')).toHaveLength(3))
  history.back()
  await vi.waitFor(() => expect(words('.item a')).toEqual(['first page']))
  expect(all('[data-orders] [aria-current]').map(({ dataset }) => dataset['order'])).toEqual([''])
})

test('links to other pages, and to others tabs, are left to the browser', async () => {
  const { send, one, words } = await open()
  one('[data-pager]').innerHTML = '<a class="step" href="/rarity/mount/Omega/page/2/">2</a><b>…</b>'
  expect(send(one('[data-pager] a'), 'click', { button: 0 })).toBe(true)
  expect(send(one('[data-pager] b'), 'click', { button: 0 })).toBe(true)
  expect(send(one('[data-order=newest]'), 'click', { button: 0, ctrlKey: true })).toBe(true)
  expect(send(one('[data-order=newest]'), 'click', { button: 0 })).toBe(false)
  expect(`${location.pathname}${location.search}`).toBe('/rarity/mount/Omega/?order=newest')
  await vi.waitFor(() => expect(words('.item a')).toHaveLength(3))
})

test('a page without a list is left alone', async () => {
  vi.resetModules()
  const { asked } = openPage('<input data-search>', { path: '/?q=moogle', web: files })
  await import('./rarity-page.ts')
  expect(asked).toEqual([])
})

test.each([
  ['rising', ['Fat Moogle'], orderTexts('en').compared.replace('{date}', date)],
  ['falling', ['Adamantoise'], orderTexts('en').compared.replace('{date}', date)],
  ['newest', ['Chocobo', 'Adamantoise', 'Fat Moogle'], orderTexts('en').newestNote],
])('an address with the order %s', async (order, names, note) => {
  const { words } = await open(`?order=${order}`)
  await vi.waitFor(() => expect(words('.item a')).toEqual(names))
  expect(words('[data-found]')).toEqual([note])
})

test('an order is chosen, noted in the address, and left again', async () => {
  const { words, send, one, all } = await open()
  const click = (order: string) => send(one(`[data-order=${order}]`), 'click', { button: 0 })
  const current = () => all('[aria-current]').map(({ dataset }) => dataset['order'])
  click('newest')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['Chocobo', 'Adamantoise', 'Fat Moogle']))
  expect([location.search, current()]).toEqual(['?order=newest', ['newest']])
  click('""')
  await vi.waitFor(() => expect(words('.item a')).toEqual(['first page']))
  expect([location.search, current()]).toEqual(['', ['']])
})

test('before a first week it says so; weeks that cannot be had are no empty list', async () => {
  const { words } = await open('?order=rising', { ...files, '/api/history/': 404 })
  await vi.waitFor(() => expect(words('[data-found]')).toEqual([orderTexts('en').notYet]))
  const { one, words: rows } = await open('?order=rising', { ...files, '/api/history/': 500 })
  await vi.waitFor(() => expect(one('[data-search-error]').hasAttribute('hidden')).toBe(false))
  expect(rows('.item a')).toEqual(['first page'])
})

const counted = { charCount: 40, generateTime: weeksLater(6), deployTime: 1 }

test.each([
  [300, 40, true],
  [300, 300, false],
  [40, 300, false],
])(
  'what nobody owns is unfolded where a page has nothing else: of %i beside %i, %s',
  async (none, some, isUnfolded) => {
    const items = Array.from({ length: none + some }, (_, at) => ({ id: at + 1, name: `Moogle ${at + 1}` }))
    const { words, one } = await open('?page=2', {
      '/rarity-items/en/mount.json': { items, unlisted: [] },
      '/api/rarity/mount/Omega/': { ...counted, rarity: items.map(({ id }) => entry(id, id > none ? 1 : 0)) },
    })
    await vi.waitFor(() => expect(words('.item a')).not.toEqual(['first page']))
    expect(one<HTMLInputElement>('[data-unowned]').checked).toBe(isUnfolded)
  },
)

test('a page of what is found is turned without leaving, and read from its top', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, name: `Moogle ${at + 1}` }))
  const { words, one, all, send, document } = await open('?q=moogle', {
    '/rarity-items/en/mount.json': { items: many, unlisted: [] },
    '/api/rarity/mount/Omega/': { ...counted, rarity: many.map(({ id }) => entry(id, id)) },
  })
  await vi.waitFor(() => expect(words('.item a').length).toBe(250))
  const scroll = vi.fn<() => void>()
  Object.assign(one('[data-rarity]'), { scrollIntoView: scroll })
  const [second] = all('[data-pager] a.step')
  if (second === undefined) throw new Error('one page')
  expect(send(second, 'click', { button: 0 })).toBe(false)
  await vi.waitFor(() => expect(words('.item a').length).toBe(50))
  expect([location.search, scroll.mock.calls.length]).toEqual(['?q=moogle&page=2', 1])
  expect(document.activeElement).toBe(one('[data-pager] [aria-current]'))
})
