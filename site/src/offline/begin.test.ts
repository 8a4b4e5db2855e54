import { expect, test, vi } from 'vitest'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { offlineKey } from '#storage/keys.ts'
import { beginKeeping, workerPath } from './begin.ts'
import { keptTexts } from './texts.ts'

const idle = () => new Promise((done) => void setTimeout(done, 0))

/** A page on which keeping begins: whether a worker was asked for it, and what this browser keeps. */
const begun = async ({ isServed = false, kept = {}, since = null as number | null } = {}) => {
  const opened = openPage('<header class="top"><div></div></header>', { path: '/a/' })
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void run())
  const page = opened.document
  page.documentElement.lang = 'en'
  if (since !== null) page.documentElement.dataset.keptSince = String(since)
  const [register, sent, forget] = [vi.fn(async () => ({}) as never), vi.fn(), vi.fn(async () => true)]
  vi.stubGlobal('caches', { keys: async () => ['kupodex-pages-1', 'of another program'], delete: forget })
  const worker = {
    ready: Promise.resolve({ active: { postMessage: sent } }) as never,
    register,
    onmessage: null as ServiceWorkerContainer['onmessage'],
  }
  beginKeeping({ page, isServed: () => isServed, worker, storage: storageOf(kept) })
  const hear = (at: number) => worker.onmessage?.call(worker as never, { data: { kept: at } } as MessageEvent)
  const load = () => void dispatchEvent(new Event('load'))
  return { ...opened, register, sent, forget, hear, load }
}

test('nothing is done before the page is loaded', async () => {
  const { register } = await begun()
  await idle()
  expect(register).not.toHaveBeenCalled()
})

test('a page that no worker was asked for says what it had loaded, also where one has begun meanwhile', async () => {
  const { register, sent, document, load } = await begun()
  load()
  await vi.waitFor(() =>
    expect(sent.mock.calls).toEqual([[{ page: document.URL, loaded: expect.any(Array) as string[] }]]),
  )
  expect(register.mock.calls).toEqual([[workerPath]])
})

test('a page that a worker was asked for looks for a newer one alone', async () => {
  const { register, sent, load } = await begun({ isServed: true })
  load()
  await idle()
  expect(register).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})

test('for a reader who wants nothing kept there is no worker, and what is left goes', async () => {
  const { register, forget, load } = await begun({ kept: { [offlineKey]: 'off' } })
  load()
  await vi.waitFor(() => expect(forget.mock.calls).toEqual([['kupodex-pages-1']]))
  expect(register).not.toHaveBeenCalled()
})

test('a page that comes from the network says nothing of copies', async () => {
  const { all, load } = await begun()
  load()
  await idle()
  expect(all('[data-kept-strip]')).toEqual([])
})

test('a page that is a copy says of when, of several answers of the oldest', async () => {
  const { words, all, hear, one, load } = await begun({ since: Date.UTC(2026, 10, 27, 12) })
  load()
  await vi.waitFor(() =>
    expect(words('[data-kept-strip] p')[0]).toMatch(/^Kupodex could not be reached\. .*Nov 2\d, 2026/),
  )
  expect(words('[data-kept-strip] button')).toEqual([keptTexts('en').again])
  hear(Date.UTC(2026, 9, 15, 12))
  hear(Date.UTC(2026, 11, 27, 12))
  await vi.waitFor(() => expect(words('[data-kept-strip] p')[0]).toContain('Oct 15, 2026'))
  await idle()
  expect(words('[data-kept-strip] p')[0]).toContain('Oct 15, 2026')
  expect(all('[data-kept-strip]')).toHaveLength(1)
  expect(one('[data-kept-strip] p').getAttribute('role')).toBe('status')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  one('[data-kept-strip] button').click()
  expect(reload).toHaveBeenCalledOnce()
})
