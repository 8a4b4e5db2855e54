import { readdirSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fixedPages } from '@kupodex/data/contract'
import { expect, test } from 'vitest'

const routes = join(import.meta.dirname, '..', 'pages', '[...lang]')

/** Routes with one address that stand for many: the edge rewrites those to them. */
const shells = ['fc', 'group', 'rarity/item']

/** So do the pages of characters, which have a list of their own (`characterPages`). */
const isCharacterPage = (path: string): boolean => path.startsWith('char/')

test('every route with one address in each language is in the list of fixed pages, and the other way round', () => {
  const folders = readdirSync(routes, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])index\.astro$/.test(path) && !path.includes('['))
    .map((path) => (dirname(path) === '.' ? '' : dirname(path).split(sep).join('/')))
  expect(
    folders.filter((path) => !isCharacterPage(path)).toSorted(),
    'a page that is missing in one of the two belongs into the list of data/src/contract/fixed-pages.ts',
  ).toEqual([...fixedPages.map(({ path }) => path), ...shells].toSorted())
})
