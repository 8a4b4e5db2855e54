import { expect, test, vi } from 'vitest'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { offlineKey } from './offline-key.ts'
import { start, workerPath } from './start.ts'
import { keptTexts } from './texts.ts'

const loaded = ['https://kupodex.test/places.json']

/** A page on which keeping begins: whether a worker answers for it already, and what this browser keeps. */
const begun = async ({ isControlled = false, kept = {}, since = null as number | null } = {}) => {
  const opened = openPage('<header class="top"><div></div></header>', { path: '/a/' })
  const page = opened.document
  page.documentElement.lang = 'en'
  if (since !== null) page.documentElement.dataset.keptSince = String(since)
  const [register, sent, forget] = [vi.fn(async () => ({}) as never), vi.fn(), vi.fn(async () => undefined)]
  const worker = {
    controller: (isControlled ? {} : null) as ServiceWorker | null,
    ready: Promise.resolve({ active: { postMessage: sent } }) as never,
    register,
    onmessage: null as ServiceWorkerContainer['onmessage'],
  }
  await start({ page, worker, storage: storageOf(kept), loaded: () => loaded, forget })
  const told = (at: number) => worker.onmessage?.call(worker as never, { data: { kept: at } } as MessageEvent)
  return { ...opened, register, sent, forget, told }
}

test('the first page says what it had loaded before there was a worker', async () => {
  const { register, sent, document } = await begun()
  expect(register.mock.calls).toEqual([[workerPath]])
  expect(sent.mock.calls).toEqual([[{ page: document.URL, loaded }]])
})

test('a page that a worker answers for looks for a newer one alone', async () => {
  const { register, sent } = await begun({ isControlled: true })
  expect(register).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})

test('for a reader who wants nothing kept there is no worker, and what is left goes', async () => {
  const { register, forget } = await begun({ kept: { [offlineKey]: 'off' } })
  expect(register).not.toHaveBeenCalled()
  expect(forget).toHaveBeenCalledOnce()
})

test('a page that comes from the network says nothing of copies', async () => {
  const { all } = await begun()
  expect(all('[data-kept-strip]')).toEqual([])
})

test('a page that is a copy says of when, of several answers of the oldest', async () => {
  const { words, all, told, one } = await begun({ since: Date.UTC(2026, 10, 27, 12) })
  expect(words('[data-kept-strip] p')[0]).toMatch(/^Kupodex could not be reached\. .*Nov 2\d, 2026/)
  expect(words('[data-kept-strip] button')).toEqual([keptTexts('en').again])
  told(Date.UTC(2026, 9, 15, 12))
  told(Date.UTC(2026, 11, 27, 12))
  expect(words('[data-kept-strip] p')[0]).toContain('Oct 15, 2026')
  expect(all('[data-kept-strip]')).toHaveLength(1)
  expect(one('[data-kept-strip] p').getAttribute('role')).toBe('status')
})
