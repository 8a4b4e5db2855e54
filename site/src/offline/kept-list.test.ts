import { companyShard } from '@kupodex/data/rules'
import { DOMParser } from 'linkedom'
import { expect, test, vi } from 'vitest'
import { waitsAt } from '#ask/waits.fixture.ts'
import { recentKey } from '#storage/keys.ts'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { cachesInMemory } from './caches.fixture.ts'
import { showKeptPages } from './kept-list.ts'
import { openShelves } from './shelves.ts'

const markup = '<p data-kept-none></p><ul data-kept-pages></ul><button data-again></button>'
const mina = { id: 7, name: 'Mina <Moon>', worldName: 'Odin', iconUrl: '' }

const opened = async (pages: Readonly<Record<string, string>>, answers: Readonly<Record<string, string>> = {}) => {
  let at = Date.UTC(2026, 10, 27)
  const shelves = openShelves(cachesInMemory().storage, () => (at += 60_000))
  for (const [path, title] of Object.entries(pages))
    await shelves.keep('pages', `https://kupodex.test${path}`, new Response(`<html><title>${title}</title></html>`))
  for (const [path, body] of Object.entries(answers))
    await shelves.keep('answers', `https://kupodex.test${path}`, new Response(body))
  const page = openPage(markup, { path: '/b/' })
  page.document.documentElement.lang = 'en'
  vi.stubGlobal('DOMParser', DOMParser)
  const { waits, goOnline, pass } = waitsAt()
  await showKeptPages(page.document, storageOf({ [recentKey]: JSON.stringify([mina]) }), shelves, waits)
  return { ...page, goOnline, pass }
}

test('what is kept is listed, the newest first, pages of a character with its name', async () => {
  const { all, words, one } = await opened({
    '/offline/': 'You are offline · Kupodex',
    '/ranking/mount/global/': 'Mounts · Kupodex',
    '/de/char/7/mounts/': 'Reittiere · Kupodex',
    '/char/8/mounts/': 'Mounts &amp; more · Kupodex',
    '/untitled/': '',
  })
  expect(all('a').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/char/8/mounts/', 'Mounts & more'],
    ['/de/char/7/mounts/', 'Reittiere of Mina <Moon>'],
    ['/ranking/mount/global/', 'Mounts'],
  ])
  expect(words('time')[0]).toMatch(/^Nov 2\d, 2026, /)
  expect(one('[data-kept-none]').hidden).toBe(true)
})

test('free companies and groups have their names, as far as what they were drawn from is kept', async () => {
  const [kupo, nuts, odd, gone] = [1, 2, 3, 4].map((end) => `923000000000000000${end}`) as [
    string,
    string,
    string,
    string,
  ]
  const shard = (id: string) => `/api/companies/${companyShard(id)}/`
  const { all } = await opened(
    {
      ...Object.fromEntries([kupo, nuts, odd, gone].map((id) => [`/fc/${id}/`, 'Free Company · Kupodex'])),
      ...{ '/ja/group/kupo-nuts/': 'グループ · Kupodex', '/group/other/': 'Group · Kupodex' },
    },
    {
      [shard(kupo)]: JSON.stringify({ companies: { [kupo]: { name: 'Kupo <of> Nuts' } } }),
      [shard(nuts)]: JSON.stringify({ companies: {} }),
      [shard(odd)]: 'cut off',
      '/api/group/kupo-nuts/': JSON.stringify({ name: 'The Moogles' }),
    },
  )
  expect(all('a').map(({ textContent }) => textContent)).toEqual([
    ...['Group', 'The Moogles', 'Free Company', 'Free Company', 'Free Company', 'Kupo <of> Nuts'],
  ])
})

test('where nothing is kept the page says so', async () => {
  const { one, all } = await opened({})
  expect(one('[data-kept-none]').hidden).toBe(false)
  expect(all('a')).toEqual([])
})

test('the page that was asked for is loaded as soon as the network is there, whatever the browser says', async () => {
  const { goOnline, pass } = await opened({})
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'https://kupodex.test/b/', reload })
  let status = 0
  const fetched = vi.fn(async () => {
    if (status === 0) throw new TypeError('no network')
    return new Response(null, { status })
  })
  vi.stubGlobal('fetch', fetched)
  await goOnline()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  // The network is there, but the server is not.
  status = 503
  await pass(60_000)
  expect(fetched.mock.calls.length).toBeGreaterThan(1)
  expect(reload).not.toHaveBeenCalled()
  status = 499
  await pass(600_000)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a reader loads the page again by a press', async () => {
  const { click } = await opened({})
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  click('[data-again]')
  expect(reload).toHaveBeenCalledOnce()
})
