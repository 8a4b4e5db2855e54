import { markupOf } from '@kupodex/data/html'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { databasesKey } from '#elsewhere/chosen-databases.ts'
import { openPage, storageOf } from '#ui/page.fixture.ts'
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

test('an English page asks for each of its files once, whatever the reader chose', async () => {
  vi.stubGlobal('localStorage', storageOf({ [databasesKey]: 'gamerEscape' }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { ask: counting, asked } = webOf(files)
  const page = await itemPage(counting, shell, '/rarity/mount/Omega/7/')
  expect(markupOf(page?.html ?? null)).toContain('https://ffxiv.gamerescape.com/wiki/Fat_Moogle')
  expect(asked.toSorted()).toEqual(Object.keys(files).toSorted())
})

test('the page knows the patch that brought a thing, and of which achievements it is one', async () => {
  const achievements = [
    { id: 7, name: 'Sieg I', facts: { category: 'Kampf', series: 7 } },
    { id: 8, name: 'Sieg II', facts: { category: 'Kampf', series: 7 } },
  ]
  const entry = { id: 8, count: 1, points: 70, percent: 50, percentFull: 50 }
  const { ask: of } = webOf({
    '/rarity-items/en/achievement.json': { items: achievements, unlisted: [] },
    '/rarity-owners/achievement.json': { scopes: ['global', 'Chaos'], characters: [9], owners: {} },
    '/api/rarity/achievement/global/': { charCount: 2, generateTime: 1, rarity: [entry] },
  })
  const page = await itemPage(of, shell, '/rarity/achievement/global/8/')
  const { words, all } = openPage(markupOf(page?.html ?? null))
  expect([page?.name, page?.patch, page?.title]).toEqual(['Sieg II', 20, 'Sieg II, all worlds'])
  expect(words('.related li')).toEqual(['Sieg I', 'Sieg II'])
  // Nobody was counted in the only data center.
  expect(all('table').length).toBe(0)
  // One that is listed and counted nowhere has no page.
  expect(await itemPage(of, shell, '/rarity/achievement/global/7/')).toBeNull()
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
