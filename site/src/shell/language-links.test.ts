import { expect, test } from 'vitest'
import { samePage } from './language-links.ts'

test('each language has the same page', () => {
  expect(Object.fromEntries(samePage({ pathname: '/char/7/mounts/4/', search: '' }))).toEqual({
    en: '/char/7/mounts/4/',
    de: '/de/char/7/mounts/4/',
    fr: '/fr/char/7/mounts/4/',
    ja: '/ja/char/7/mounts/4/',
  })
})

test.each([
  ['/', '/fr/'],
  ['/de/', '/fr/'],
  ['/de/char/7/', '/fr/char/7/'],
  ['/fr/ranking/ishgard/Lich/4/CRP/3/', '/fr/ranking/ishgard/Lich/4/CRP/3/'],
  ['/nothing/here/', '/fr/nothing/here/'],
])('%s is %s in French', (pathname, path) => expect(samePage({ pathname, search: '' }).get('fr')).toBe(path))

test.each([
  ['', ''],
  ['?page=2', '?page=2'],
  ['?q=fat+chocobo&page=3', '?q=fat+chocobo&page=3'],
  ['?sort=rarest&source=2', '?sort=rarest&source=2'],
  ['?char=42&utm_source=x', '?char=42'],
  ['?fbclid=x', ''],
])('%s keeps %s', (search, kept) =>
  expect(samePage({ pathname: '/de/char/7/mounts/', search }).get('en')).toBe(`/char/7/mounts/${kept}`),
)
