import { fixedPages } from '@kupodex/data/contract'
import { languages } from '@kupodex/data/game'
import { type Html, html, markupOf } from '@kupodex/data/html'

/** Most addresses that a sitemap may have (sitemaps.org). */
const mostAddresses = 50_000

const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const file = (root: Html): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markupOf(root)}\n`

/** Shells that are filled in the browser, and pages that are no destination: search engines leave them out. */
const unlisted = [
  ...fixedPages.flatMap(({ path, isListed }) => (isListed ? [] : [path])),
  'char/.*',
  'fc',
  'group',
  'rarity/item',
  'ranking/ishgard/world',
  '404',
  'dev/.*',
]
const left = new RegExp(`^((${languages.join('|')})/)?(${unlisted.join('|')})/?$`)

/** Paths of built pages, without a slash before, as addresses of the site in order; shells are left out. */
export const addressesOf = (site: string, paths: readonly string[]): string[] =>
  paths
    .filter((path) => !left.test(path))
    .map((path) => new URL(encodeURI(path), site).href)
    .sort()

/** The sitemap files by name: one, or as many as it takes and an index to them. */
export const sitemaps = (site: string, addresses: readonly string[], most = mostAddresses): Map<string, string> => {
  const urls = (list: readonly string[]) =>
    file(
      html`<urlset xmlns="${space}">${list.map((url, at) => [at > 0 && '\n', html`<url><loc>${url}</loc></url>`])}</urlset>`,
    )
  if (addresses.length <= most) return new Map([['sitemap.xml', urls(addresses)]])
  const parts = Array.from({ length: Math.ceil(addresses.length / most) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    text: urls(addresses.slice(at * most, (at + 1) * most)),
  }))
  const places = parts.map(({ name }) => html`<sitemap><loc>${new URL(`/${name}`, site).href}</loc></sitemap>`)
  return new Map([
    ...parts.map(({ name, text }): [string, string] => [name, text]),
    ['sitemap.xml', file(html`<sitemapindex xmlns="${space}">${places}</sitemapindex>`)],
  ])
}
