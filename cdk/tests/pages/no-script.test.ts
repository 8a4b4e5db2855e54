import type { IshgardAnswer, RankingAnswer, RarityAnswer } from '@kupodex/data/contract'
import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { sampled } from '@kupodex/data/soak.fixture'
import { expect, test } from 'vitest'
import { readFamilies, readScopes } from '#check/families.ts'
import { ask, base, someone, useBrowser } from './site.ts'

const open = useBrowser()
const families = await readFamilies(base, someone.id)
const { dataCenter } = await readScopes(base)
const paths = families.flatMap(({ name, paths }) => paths.slice(0, 1).map((path) => [name, path] as const))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

/** The words of a page as it is published. */
const textOf = async (path: string): Promise<string> => {
  const html = await (await fetch(base + path)).text()
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(/&([a-z]+|#39);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/\s+/g, ' ')
}

test('a board has all its rows', async () => {
  const { chars } = await ask<RankingAnswer>('/api/ranking/mount/global/')
  const { page } = await open('/ranking/mount/global/', { javaScriptEnabled: false })
  const text = await page.innerText('main')
  for (const { name } of chars) expect(text).toContain(name)
})

test('a board of the ishgard event has all its rows', async () => {
  const { chars } = await ask<IshgardAnswer>('/api/ranking/ishgard/global/4/CRP/3')
  const text = await textOf('/ranking/ishgard/global/4/CRP/3/')
  expect(chars.length).toBeGreaterThan(0)
  for (const { name } of chars) expect(text).toContain(name)
})

test('a rarity list names the rarest thing somebody owns in the language of the page', async () => {
  const { rarity } = await ask<RarityAnswer>('/api/rarity/mount/global/')
  const text = await textOf('/ja/rarity/mount/global/')
  const counts = new Map(rarity.map(({ id, count }) => [id, count]))
  const countOf = (id: number) => counts.get(id) ?? Infinity
  const mounts = loadTable('mounts').filter(({ id, obtainable }) => obtainable && someone.mounts.includes(id))
  const mount = mounts.sort((a, b) => countOf(a.id) - countOf(b.id))[0]
  expect(text).toContain(nameIn(mount?.name ?? { en: '?', de: null, fr: null, ja: null }, 'ja'))
})

test.each([
  ['statistics', '/stats/global/', ['Characters', 'Hyur', 'Viera', '%']],
  ['boards of free companies', '/ranking/fc/global/', ['Achievement points', 'Best member', dataCenter]],
  ['boards of gains', '/ranking/gains/global/year/', ['Achievement points', 'Gained', dataCenter]],
  ['an item', '/rarity/mount/global/1/', ['How to obtain', 'Owners by data center', dataCenter]],
  ['the API page', '/api/', ['/api/ranking/{type}/{scope}/{mode?}', 'Rate limit']],
  ['the privacy policy', '/privacypolicy/', ['under 13', 'local storage']],
  ['the terms', '/terms/', ['13', 'Arizona']],
])('%s reads', async (_page, path, words) => {
  const text = await textOf(path)
  for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase())
})

test.each([
  ['the search', '/charactersearch/'],
  ['a free company', '/fc/9230000000000000001/'],
  ['an item of a world', `/rarity/mount/${dataCenter}/1/`],
])('%s says that it needs JavaScript', async (_page, path) => {
  const text = await textOf(path)
  expect(text).toMatch(/need(s)? JavaScript/)
})

test('a character says so where it is read', async () => {
  const { page } = await open('/char/2000003/', { javaScriptEnabled: false })
  expect(await page.innerText('main')).toMatch(/need(s)? JavaScript/)
})

test.each(sampled(paths, 8))('%s offers nothing that would not work, and its menus open', async (_name, path) => {
  const { page, problems } = await open(path, { javaScriptEnabled: false })
  expect((await page.innerText('main')).length).toBeGreaterThan(20)
  expect(await page.getByRole('button', { name: 'Dark theme' }).isVisible()).toBe(false)
  for (const part of await page.locator('.needs-js, .js-only').all()) expect(await part.isVisible()).toBe(false)
  await page.getByRole('button', { name: /language/i }).click()
  await expect.poll(() => page.getByRole('link', { name: 'Deutsch' }).isVisible()).toBe(true)
  expect(problems).toEqual([])
})
