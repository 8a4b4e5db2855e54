import { expect, test } from 'vitest'
import { addressesOf, sitemaps } from './sitemap.ts'

const site = 'https://example.org'

test('every page but the shells has an address', () => {
  const paths = [
    '',
    'de/',
    'char/',
    'ja/char/',
    'rarity/item/',
    'fc/',
    'de/fc/',
    'group/',
    'ja/group/',
    'ranking/ishgard/world/',
    'fr/ranking/ishgard/world/',
    '404/',
    'rarity/mount/global/',
    'charactersearch/',
  ]
  expect(addressesOf(site, paths)).toEqual([
    'https://example.org/',
    'https://example.org/charactersearch/',
    'https://example.org/de/',
    'https://example.org/rarity/mount/global/',
  ])
})

test('few addresses are one file, escaped', () => {
  const files = sitemaps(site, ['https://example.org/?a&b'])
  expect([...files.keys()]).toEqual(['sitemap.xml'])
  expect(sitemaps(site, ['https://a/1', 'https://a/2']).get('sitemap.xml')).toContain('</url>\n<url>')
  expect(files.get('sitemap.xml')).toMatch(/<urlset xmlns="[^"]+"><url><loc>/)
  expect(files.get('sitemap.xml')).toContain('<loc>https://example.org/?a&amp;b</loc>')
})

test('many are split, with an index to the parts', () => {
  const files = sitemaps(site, ['https://a/1', 'https://a/2', 'https://a/3'], 2)
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml'])
  const locs = (name: string) => [...(files.get(name)?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])].map(([, place]) => place)
  expect(locs('sitemap.xml')).toEqual(['https://example.org/sitemap-1.xml', 'https://example.org/sitemap-2.xml'])
  expect([locs('sitemap-1.xml'), locs('sitemap-2.xml')]).toEqual([['https://a/1', 'https://a/2'], ['https://a/3']])
  expect([...sitemaps(site, ['https://a/1', 'https://a/2'], 2).keys()]).toEqual(['sitemap.xml'])
})
