import { expect, test } from 'vitest'
import { cachesInMemory } from './caches.fixture.ts'
import { limits, longest } from './limits.ts'
import { forgetAnswersOf, forgetKept, forgetOthers, openShelves, timeOf, weighKept } from './shelves.ts'

const url = (name: string | number) => `https://kupodex.test/${name}/`

const opened = () => {
  const { storage, state } = cachesInMemory()
  let at = 0
  return { storage, state, shelves: openShelves(storage, () => ++at) }
}

test('what is kept is there with its time, also for who opens the shelves later', async () => {
  const { storage, shelves } = opened()
  await shelves.keep('pages', url('a'), new Response('<p>a', { headers: { 'content-type': 'text/html' } }))
  const kept = await openShelves(storage, () => 2).read('pages', url('a'))
  expect([await kept?.text(), kept?.headers.get('content-type'), kept && timeOf(kept)]).toEqual([
    '<p>a',
    'text/html',
    1,
  ])
  expect(await shelves.read('answers', url('a'))).toBeNull()
  expect(await openShelves(storage).list('pages')).toEqual([{ key: url('a'), at: 1, bytes: 4 }])
})

test('the oldest make room for new ones', async () => {
  const { storage, shelves } = opened()
  for (let page = 0; page < limits.pages.count + 2; page++) await shelves.keep('pages', url(page), new Response('a'))
  await shelves.keep('pages', url(2), new Response('b'))
  await shelves.keep('pages', url('last'), new Response('c'))
  const keys = (await openShelves(storage).list('pages')).map(({ key }) => key)
  expect(keys).toHaveLength(limits.pages.count)
  expect(keys.slice(0, 2)).toEqual([url('last'), url(2)])
  expect([url(0), url(1), url(3)].filter((key) => keys.includes(key))).toEqual([])
})

test('what is too large is not kept, and neither is what was there before it', async () => {
  const { shelves } = opened()
  await shelves.keep('pages', url('a'), new Response('small'))
  await shelves.keep('pages', url('a'), new Response('a'.repeat(limits.pages.bytes / 4 + 1)))
  expect(await shelves.read('pages', url('a'))).toBeNull()
  expect(await shelves.list('pages')).toEqual([])
})

test('a browser without room keeps no old copy in place of a new one', async () => {
  const { shelves, state } = opened()
  await shelves.keep('pages', url('a'), new Response('old'))
  state.full = true
  await shelves.keep('pages', url('a'), new Response('new'))
  expect(await shelves.read('pages', url('a'))).toBeNull()
})

test('all is weighed, and forgotten, but for what others keep', async () => {
  const { storage, shelves } = opened()
  await storage.open('of another program')
  await shelves.keep('pages', url('a'), new Response('12345'))
  await shelves.keep('files', url('b'), new Response('123'))
  expect(await weighKept(storage)).toEqual({ pages: 1, bytes: 8 })
  await forgetKept(storage)
  expect(await weighKept(storage)).toEqual({ pages: 0, bytes: 0 })
  expect(await shelves.read('pages', url('a'))).toBeNull()
  expect(await storage.keys()).toContain('of another program')
})

test('what another release kept goes, and what this one keeps stays', async () => {
  const { storage, shelves } = opened()
  await shelves.keep('pages', url('a'), new Response('a'))
  await storage.open('kupodex-pages-0')
  await forgetOthers(storage)
  expect(await storage.keys()).toEqual(['kupodex-pages-1'])
})

test('what was not fetched again for a month is not shown any more, by when it was answered', async () => {
  const { storage } = cachesInMemory()
  const [answered, now] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 2)]
  const answer = new Response('1', { headers: { date: new Date(answered).toUTCString() } })
  await openShelves(storage, () => now).keep('answers', url('a'), answer)
  const readAt = async (at: number) => openShelves(storage, () => at).read('answers', url('a'))
  expect((await readAt(answered + longest - 1))?.status).toBe(200)
  expect(await readAt(answered + longest)).toBeNull()
})

test('a time that a server says is taken where it is past, and for what may change', async () => {
  const { storage } = cachesInMemory()
  const now = Date.UTC(2026, 0, 2)
  const shelves = openShelves(storage, () => now)
  const answerOf = (date: number) => new Response('1', { headers: { date: new Date(date).toUTCString() } })
  await shelves.keep('answers', url('past'), answerOf(now - 1000))
  await shelves.keep('answers', url('future'), answerOf(now + 1000))
  for (const kind of ['files', 'pictures'] as const) await shelves.keep(kind, url('past'), answerOf(now - 1000))
  const lists = await Promise.all((['answers', 'files', 'pictures'] as const).map((kind) => shelves.list(kind)))
  expect(lists.map((list) => list.map(({ key, at }) => [key, at]))).toEqual([
    [[url('future'), now], [url('past'), now - 1000]],
    [[url('past'), now]],
    [[url('past'), now]],
  ]) // prettier-ignore
})

test('answers of nobody are those with a 0 in their addresses', async () => {
  const { storage, shelves } = opened()
  for (const path of ['charitems/mounts/0', 'charitems/mounts/7'])
    await shelves.keep('answers', url(path), new Response('1'))
  await forgetAnswersOf(storage, [0])
  expect((await openShelves(storage).list('answers')).map(({ key }) => key)).toEqual([url('charitems/mounts/7')])
})

test('answers of a character go by the ids in their addresses, and no others', async () => {
  const { storage, shelves } = opened()
  const paths = ['charitems/mounts/7', 'charsitems/mounts/3,7', 'charevents/77', 'ranking/mount/global']
  for (const path of paths) await shelves.keep('answers', url(path), new Response('1'))
  await forgetAnswersOf(storage, [7])
  const left = (await openShelves(storage).list('answers')).map(({ key }) => key)
  expect(left.sort()).toEqual(paths.slice(2).map(url))
})
