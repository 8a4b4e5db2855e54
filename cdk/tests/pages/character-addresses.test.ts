import { characterPages } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { base, inLanguage, languages, someone, useBrowser } from './site.ts'

const open = useBrowser()
const profile = `/char/${someone.id}/`

const get = (path: string) => fetch(base + path, { redirect: 'manual' })

/** What a page says of itself: its language and its heading. */
const headOf = async (path: string) => {
  const answer = await get(path)
  const html = await answer.text()
  return {
    status: answer.status,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  }
}

test.each(languages)('every page of a character has a shell of its own in %s', async (language) => {
  const paths = [profile, ...characterPages.map(({ word }) => `${profile}${word}/`)].map((path) =>
    inLanguage(language, path),
  )
  const heads = await Promise.all(paths.map(headOf))
  expect(heads.map(({ status, language: lang }, at) => [paths[at], status, lang])).toEqual(
    paths.map((path) => [path, 200, language]),
  )
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
})

/** Addresses below a page, each with the page whose shell it has. */
const deep = [
  ['mounts/1/', 'mounts/'],
  ['minions/999999999/', 'minions/'],
  ['achievements/battle/', 'achievements/'],
  ['achievements/battle/the-hunt/', 'achievements/'],
  ['achievements/battle/the-hunt/64/', 'achievements/'],
  ['titles/the-hunt/64/', 'titles/'],
  ['metas/blue-unchained/1001/', 'metas/'],
  ['leves/order-of-the-twin-adder/7/', 'leves/'],
  ['orchestrions/online-store-bonuses/7/', 'orchestrions/'],
  ['compare/2000001/', 'compare/'],
] as const

test.each(deep)('%s is shown by the page %s', async (below, page) => {
  for (const language of languages) {
    const path = inLanguage(language, profile)
    expect(await headOf(path + below)).toEqual({ ...(await headOf(path + page)), status: 200 })
  }
})

test.each([
  ...[
    'profile/',
    'mount/',
    'mountss/',
    'Mounts/',
    'mounts/x/',
    'mounts/1/2/',
    'timeline/1/',
    'achievements/battle/the-hunt/x/',
  ],
  ...['compare/0/', 'index/', 'mounts/page/2/'],
])('%s is no page of a character, in no language', async (below) => {
  for (const language of languages) {
    expect(await headOf(inLanguage(language, profile + below))).toMatchObject({ status: 404, language })
  }
})

test.each(['007', '-1', '1e3', 'abc', '12345678901234567'])('nobody has the id %s', async (id) => {
  for (const below of ['', 'timeline/'])
    expect(await headOf(`/fr/char/${id}/${below}`)).toMatchObject({ status: 404, language: 'fr' })
})

test.each(['timeline', 'mounts/1', 'achievements/battle/the-hunt/64'])(
  '%s leads to its slash at the end, with its query',
  async (below) => {
    const answer = await get(`/ja${profile}${below}?q=a%20b&sort=name`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/ja${profile}${below}/?q=a%20b&sort=name`])
  },
)

test('no page of a character is for search engines, nor in the sitemap', async () => {
  const html = await (await get(`${profile}timeline/`)).text()
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toMatch(/rel="canonical"|hreflang="x-default"/)
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/char/')
})

test('the language switch keeps character, page and query, as far as they are those of the site', async () => {
  const { page } = await open(`${profile}timeline/?q=a+b&sort=rarest&source=2&utm_source=x`)
  await page.locator('[popovertarget="languages"]').click()
  await page.locator('#languages a[lang="de"]').click()
  await page.waitForURL(base + inLanguage('de', `${profile}timeline/?q=a+b&sort=rarest&source=2`))
  expect(await page.getAttribute('html', 'lang')).toBe('de')
})
