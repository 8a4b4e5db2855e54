import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { breadcrumbs } from './crumbs.ts'

test('breadcrumbs are whole addresses in the page’s language, and harmless in a script', () => {
  const crumbs = breadcrumbs('https://example.org', 'de', [
    { name: 'Kupodex', path: '/' },
    { name: '</script><b>', path: '/rarity/mount/global/' },
  ])
  const text = markupOf(crumbs)
  expect(text).not.toContain('<')
  expect(JSON.parse(text).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Kupodex', item: 'https://example.org/de/' },
    { '@type': 'ListItem', position: 2, name: '</script><b>', item: 'https://example.org/de/rarity/mount/global/' },
  ])
})
