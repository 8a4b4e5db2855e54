import { markupOf } from '@kupodex/data/html'
import { sumUp } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { progressHtml } from '#browse/show-progress.ts'
import { openPage } from '#ui/page.fixture.ts'
import { missingHtml } from '../show-missing.ts'
import { originPagesOf } from './origin-pages.ts'

const one = { id: 42, name: 'Mina Example', kind: 'opened' as const }
const pages = [...originPagesOf(tableThings('en').flatMap(({ things }) => things), 'en').values()] // prettier-ignore

/** What a box says below the name of the character. */
const below = (markup: string): string[] => {
  const page = openPage(`<div>${markup}</div>`)
  return [...page.words('label'), ...page.words('p').slice(1), ...page.words('summary')]
}

test('the box of a character has more than its name on every page, whatever is known of it', () => {
  const states = new Map<string, string>()
  for (const { things, origin } of pages) {
    const sums = (isOwned: boolean) => sumUp(things.map(({ counting }) => ({ counting, isOwned })))
    const rows = things.length
    const types = [...new Set(things.map(({ type }) => type))]
    const none = sumUp([])
    for (const progress of [
      { sums: none, rows, unknown: [] },
      { sums: none, rows, unknown: types },
      { sums: sums(false), rows, unknown: [] },
      { sums: sums(true), rows, unknown: [] },
    ])
      states.set(markupOf(progressHtml(one, progress, 'en')), origin)
  }
  for (const missing of [null, 0, 1])
    states.set(
      markupOf(
        missingHtml(one, { rows: pages.map(() => ({ missing })), unknown: [] }, { missing: false, most: false }, 'en'),
      ),
      'list',
    )
  expect(pages.length).toBeGreaterThan(1000)
  expect([...states].filter(([markup]) => below(markup).length === 0)).toEqual([])
})
