import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { databasesKey } from '#elsewhere/chosen-databases.ts'
import { notFoundTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import type { ItemShell } from './open-item.ts'

const shell: ItemShell = { language: 'en', sprite: '/s.svg', images: null }
const entry = { id: 7, count: 1, points: 70, percent: 50, percentFull: 50 }
const files: Record<string, unknown> = {
  '/rarity-items/en/mount.json': { items: [{ id: 7, name: 'Fat Moogle', patch: '7.2' }], unlisted: [] },
  '/rarity-owners/mount.json': { scopes: ['global', 'Chaos'], characters: [9, 4], owners: { 7: [3, 1] } },
  '/api/rarity/mount/Omega/': { charCount: 2, generateTime: 1, deployTime: 1, rarity: [entry] },
}

const open = async (path: string, web: Record<string, unknown> = files, kept: Record<string, string> = {}) => {
  const page = openPage('<main data-item></main>', { path, web, kept })
  page.one('[data-item]').dataset['item'] = JSON.stringify(shell)
  vi.resetModules()
  await import('./item-page.ts')
  return page
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the page of an item', () => {
  test('has its numbers, its title, and the patch for the shield', async () => {
    const { one, document } = await open('/rarity/mount/Omega/7/')
    await vi.waitFor(() => expect(one('main').textContent).toContain('50.0%'))
    expect(one('main').dataset['patch']).toBe('72')
    expect(document.title).toContain('Fat Moogle')
  })

  test('leads to the databases that the reader chose', async () => {
    const { words } = await open('/rarity/mount/Omega/7/', files, { [databasesKey]: 'eorzea' })
    await vi.waitFor(() => expect(words('[data-database]:not([hidden])')).toEqual(['Eorzea Database']))
  })

  test('that is not there says so', async () => {
    const { one, document } = await open('/rarity/mount/Omega/8/')
    await vi.waitFor(() => expect(one('h1').textContent).toBe(notFoundTexts('en').title))
    expect(document.title).toBe(`${notFoundTexts('en').title} · Kupodex`)
    expect(one('main').dataset['patch']).toBeUndefined()
  })

  test('that cannot be had says so, and is there once it can be', async () => {
    const web = { ...files, '/api/rarity/mount/Omega/': 500 as unknown }
    const { one } = await open('/rarity/mount/Omega/7/', web)
    await vi.waitFor(() => expect(one('[role=alert]').textContent).toBe(failedTexts('en').failed))
    web['/api/rarity/mount/Omega/'] = files['/api/rarity/mount/Omega/']
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(one('main').textContent).toContain('50.0%'))
  })
})
