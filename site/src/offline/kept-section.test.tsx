import { expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { offlineKey } from '#storage/keys.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { cachesInMemory } from './caches.fixture.ts'
import { KeptSection } from './kept-section.tsx'
import { openShelves } from './shelves.ts'
import { keptSectionTexts } from './texts.ts'

const texts = keptSectionTexts('en')

const open = async (weight = { pages: 12, bytes: 3.4 * 1024 ** 2 }, kept: Readonly<Record<string, string>> = {}) => {
  const calls: string[] = []
  const call = (name: string) => async () => void calls.push(name)
  const keeping = { weigh: async () => weight, forget: call('forget'), begin: call('begin'), end: call('end') }
  const storage = storageOf(kept)
  const page = await drawn(<KeptSection language="en" keeping={keeping} storage={storage} />)
  await page.settle()
  return { ...page, calls, storage }
}

test.each([
  [12, 3.4, 'Saved: 12 pages, 3.4 MB.'],
  [1, 0.01, 'Saved: 1 page, 0.1 MB.'],
  [0, 0, texts.none],
])('%i pages of %d MB', async (pages, megabytes, expected) => {
  const { words } = await open({ pages, bytes: megabytes * 1024 ** 2 })
  expect(words('section > p:not(.small)')[0]).toBe(expected)
})

test('one press forgets all', async () => {
  const { click, words, calls } = await open()
  await click('button')
  expect(calls).toEqual(['forget'])
  expect(words('section > p:not(.small)')[0]).toBe(texts.none)
  expect(words('[role=status]')).toEqual([texts.forgotten])
})

test('who wants nothing kept has no worker, and nothing is left', async () => {
  const { click, calls, storage, one } = await open()
  expect(one<HTMLInputElement>('input').checked).toBe(true)
  await click('input')
  expect(calls).toEqual(['end', 'forget'])
  expect(storage.getItem(offlineKey)).toBe('off')
  await click('input')
  expect(calls).toEqual(['end', 'forget', 'begin'])
  expect(storage.getItem(offlineKey)).toBeNull()
})

test('what was chosen before is shown', async () => {
  const { one } = await open(undefined, { [offlineKey]: 'off' })
  expect(one<HTMLInputElement>('input').checked).toBe(false)
})

test('a browser that can keep nothing says so', async () => {
  const page = await drawn(<KeptSection language="en" keeping={null} storage={storageOf()} />)
  await vi.waitFor(() => expect(page.words('section > p:not(.small)')).toEqual([texts.cannot]))
})

test('in a browser all of that is done with its worker and its caches', async () => {
  const { storage } = cachesInMemory()
  await openShelves(storage).keep('pages', 'https://kupodex.test/a/', new Response('a'.repeat(200_000)))
  const [register, unregister] = [vi.fn(), vi.fn()]
  vi.stubEnv('KUPODEX_OFFLINE', 'on')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const page = await drawn(null)
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistrations: async () => [{ unregister }, { unregister }] },
  })
  const { KeptSection: Section } = await import('./kept-section.tsx')
  await page.draw(<Section language="en" storage={storageOf()} />)
  await page.until(() => expect(page.words('section > p:not(.small)')[0]).toBe('Saved: 1 page, 0.2 MB.'))
  await page.click('input')
  await page.until(() => expect(page.words('[role=status]')).toEqual([texts.forgotten]))
  expect([unregister.mock.calls.length, await storage.keys()]).toEqual([2, []])
  await page.click('input')
  expect(register.mock.calls).toEqual([['/sw.js']])
})

test.each([
  ['a site that lets nothing be kept', 'off', true],
  ['a browser without workers', 'on', false],
])('%s can keep nothing', async (_, offered, hasWorker) => {
  vi.stubEnv('KUPODEX_OFFLINE', offered)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const page = await drawn(null)
  vi.stubGlobal('caches', cachesInMemory().storage)
  vi.stubGlobal('navigator', hasWorker ? { serviceWorker: {} } : {})
  const { KeptSection: Section } = await import('./kept-section.tsx')
  await page.draw(<Section language="en" storage={storageOf()} />)
  await page.until(() => expect(page.words('section > p:not(.small)')).toEqual([texts.cannot]))
})
