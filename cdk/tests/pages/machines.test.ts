import type { PublishedAnswer } from '@kupodex/data/contract'
import { expect, inject, test } from 'vitest'
import { readFamilies } from '#check/families.ts'
import { headOf } from './head.ts'
import { base, inLanguage, languages, someone } from './site.ts'

const families = await readFamilies(base, someone.id)
const heads = await Promise.all(
  families.flatMap((family) =>
    family.paths.flatMap((path) =>
      languages.map(async (language) => {
        const address = base + inLanguage(language, path)
        return { family, path, language, address, ...headOf(await (await fetch(address)).text()) }
      }),
    ),
  ),
)
const listed = heads.filter(({ family }) => family.isListed)

test('every page has a title and a description', () => {
  for (const { address, title, description } of heads) {
    expect([address, title.length > 5, description.length > 15]).toEqual([address, true, true])
  }
})

test.each(['title', 'description'] as const)('no two pages of a language have the same %s', (part) => {
  for (const language of languages) {
    const said = listed.filter((head) => head.language === language)
    const twice = said.filter((head) => said.some((other) => other !== head && other[part] === head[part]))
    expect(twice.map(({ path, [part]: words }) => [path, words])).toEqual([])
  }
})

/** Pages that show the page below them, whose address may be the canonical one. */
const isIndex = (path: string) => /^\/ranking\/(raid|ishgard)\/\w+\/$/.test(path)

test('pages for search engines name their own address and the same page in every language', () => {
  for (const { address, path, canonical, alternates, isListed } of listed) {
    const own = canonical !== null && isIndex(path) && canonical.startsWith(address) ? canonical : address
    expect([address, isListed, canonical]).toEqual([address, true, own])
    const below = path + own.slice(address.length)
    expect([address, alternates]).toEqual([
      address,
      {
        ...Object.fromEntries(languages.map((language) => [language, base + inLanguage(language, below)])),
        'x-default': base + below,
      },
    ])
  }
})

test('shells that the browser fills are left out of search engines', () => {
  for (const { address, family, canonical, isListed } of heads.filter((head) => !head.family.isListed)) {
    expect([family.name, address, isListed, canonical]).toEqual([family.name, address, false, null])
  }
})

test('pages that readers send each other have a card, shells too', async () => {
  for (const path of ['/', '/ranking/mount/global/', `/char/${someone.id}/`, `/ja/char/${someone.id}/timeline/`]) {
    const html = await (await fetch(base + path)).text()
    for (const property of ['og:title', 'og:description', 'og:image'])
      expect([path, new RegExp(`<meta property="${property}" content="[^"]+"`).test(html)]).toEqual([path, true])
  }
})

test('the sitemap has every page for search engines, and robots.txt has the sitemap', async () => {
  const robots = await (await fetch(`${base}/robots.txt`)).text()
  const first = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const locations = async (address: string): Promise<string[]> => {
    const xml = await (await fetch(address)).text()
    const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
    return xml.includes('<sitemapindex') ? (await Promise.all(found.map(locations))).flat() : found
  }
  const known = new Set(await locations(first))
  expect(listed.map(({ address }) => address).filter((address) => !known.has(address))).toEqual([])
})

test('there is a page for every board and list that was published of a data center with people', async () => {
  const { boards, rarity } = (await (await fetch(`${base}/api/published`)).json()) as PublishedAnswer
  const homes = Object.values((await (await fetch(`${base}/places.json`)).json()) as Record<string, [string, string]>)
  const peopled = new Set(boards.filter(({ count }) => count > 0).map(({ scope }) => scope))
  for (const [dataCenter, world] of homes) if (peopled.has(dataCenter)) peopled.add(world)
  const statusOf = (scope: string) => (inject('config').scopes === 'all' || peopled.has(scope) ? 200 : 404)
  const pages = [
    ...boards.flatMap(({ type, scope, mode }) => (mode === 'standard' ? [[`/ranking/${type}/${scope}/`, scope]] : [])),
    ...rarity.filter(({ type }) => type === 'mount').map(({ type, scope }) => [`/rarity/${type}/${scope}/`, scope]),
  ]
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(([, scope = '']) => statusOf(scope) === 200).length).toBeGreaterThan(20)
  for (const [path = '', scope = ''] of pages) {
    expect([path, (await fetch(base + path, { method: 'HEAD' })).status]).toEqual([path, statusOf(scope)])
  }
})
