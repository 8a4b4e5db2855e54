import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { noArchiveHtml as render } from './no-archive.ts'

const noArchiveHtml = (...of: Parameters<typeof render>) => markupOf(render(...of))

const frame = { language: 'de' } as const
const season = { season: 4, days: [1, 2, 10], groups: ['Crafters' as const] }
const choice = { scope: 'Gilgamesh<', season: 4, group: 'Crafters', day: 2 } as const

test('a scope without an archive says so, and leads to all worlds and to those that have one', () => {
  const html = noArchiveHtml(frame, { seasons: [{ ...season, scopes: ['global', 'Lich', 'Chaos'] }] }, choice)
  expect(html).toContain('Für Gilgamesh&lt; gibt es keine Ergebnisse.')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/de/ranking/ishgard/global/4/Crafters/2/',
    '/de/ranking/ishgard/Chaos/4/Crafters/2/',
    '/de/ranking/ishgard/Lich/4/Crafters/2/',
  ])
})

test('where no world has one the list is left out', () => {
  expect(noArchiveHtml(frame, { seasons: [{ ...season, scopes: ['global'] }] }, choice)).not.toContain('<ul')
})
