import { markupOf } from '@kupodex/data/html'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { databasesKey } from '#elsewhere/chosen-databases.ts'
import { storageOf } from '#ui/page.fixture.ts'
import { itemInPath, itemPage, type ItemShell } from './open-item.ts'

test.each([
  ['/rarity/mount/Chaos/7/', { type: 'mount', scope: 'Chaos', id: 7 }],
  ['/ja/rarity/ttcard/Aether/12/', { type: 'ttcard', scope: 'Aether', id: 12 }],
  ['/rarity/item/', null],
  ['/rarity/toString/Chaos/7/', null],
  ['/rarity/mount/Chaos/7x/', null],
])('the item in %s', (path, item) => expect(itemInPath(path)).toEqual(item))

const shell: ItemShell = { language: 'en', sprite: '/s.svg', images: null }
const files: Record<string, unknown> = {
  '/rarity-items/en/mount.json': { items: [{ id: 7, name: 'Fat Moogle' }], unlisted: [] },
  '/rarity-owners/mount.json': { scopes: ['global', 'Chaos'], characters: [9, 4], owners: { 7: [3, 1] } },
  '/api/rarity/mount/Omega/': {
    charCount: 2,
    generateTime: 1,
    rarity: [{ id: 7, count: 1, points: 70, percent: 50, percentFull: 50 }],
  },
}
const { ask } = webOf(files)

test('a world’s page has its own numbers beside those of the data centers', async () => {
  const page = await itemPage(ask, shell, '/rarity/mount/Omega/7/')
  expect(page?.title).toBe('Fat Moogle, Omega')
  const shown = markupOf(page?.html ?? null)
  expect(shown).toContain('50.0%')
  expect(shown).toContain('25.0%')
})

test('an unknown item is null; what cannot be fetched fails', async () => {
  expect(await itemPage(ask, shell, '/rarity/mount/Omega/8/')).toBeNull()
  await expect(itemPage(ask, shell, '/rarity/mount/Lich/7/')).rejects.toMatchObject({ code: 'notPublished' })
})

describe('on a page in another language', () => {
  const german: Record<string, unknown> = {
    ...files,
    '/rarity-items/de/mount.json': { items: [{ id: 7, name: 'Fetter Mogry' }], unlisted: [] },
  }
  const wiki = 'https://ffxiv.gamerescape.com/wiki/'
  const pageWith = async (web: Record<string, unknown>, chosen?: string) => {
    vi.stubGlobal('localStorage', storageOf(chosen === undefined ? {} : { [databasesKey]: chosen }))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { ask, asked } = webOf(web)
    const page = await itemPage(ask, { ...shell, language: 'de' }, '/de/rarity/mount/Omega/7/')
    return { shown: markupOf(page?.html ?? null), isEnglishAsked: asked.some((path) => path.includes('/en/')) }
  }

  test('the English name is fetched for a wiki that the reader chose, and for nothing else', async () => {
    const usual = await pageWith(german)
    expect(usual.isEnglishAsked).toBe(false)
    expect(usual.shown).not.toContain(wiki)
    expect((await pageWith(german, 'gamerEscape')).shown).toContain(`${wiki}Fat_Moogle`)
  })

  test('without the English name there is the page, and no link to a wiki', async () => {
    const { '/rarity-items/en/mount.json': _, ...rest } = german
    const { shown, isEnglishAsked } = await pageWith(rest, 'gamerEscape')
    expect(isEnglishAsked).toBe(true)
    expect(shown).toContain('Fetter Mogry')
    expect(shown).not.toContain(wiki)
  })
})
