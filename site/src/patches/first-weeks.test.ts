import { markupOf } from '@kupodex/data/html'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { columnsAfter, firstWeeksHtml, type PatchThing } from './first-weeks.ts'

/** A Tuesday. */
const released = Date.parse('2026-04-28T00:00:00Z')
const week = 7 * 24 * 3_600_000
const reset = Date.parse('2026-04-28T08:00:00Z')

const thing = (name: string, owners: Readonly<Record<number, number>>): PatchThing => ({
  ...{ name, href: `/${name}/`, veil: '75', list: 'mount' },
  counts: Object.entries(owners).map(([weeks, count]) => ({
    ...{ week: reset + Number(weeks) * week, owners: count, counted: 100 },
  })),
})
const rows = (things: PatchThing[]) => {
  const { document } = parseHTML(`<main>${markupOf(firstWeeksHtml('en', released, things))}</main>`)
  return [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.trim()),
  )
}

test('weeks are counted from the weekly reset of the patch’s first day on', () => {
  expect(columnsAfter(released)).toEqual([1, 2, 4, 8].map((weeks) => reset + weeks * week))
})

test('shares in the first weeks, what most own first; a week without a count is unknown', () => {
  expect(rows([thing('A', { 0: 1, 1: 2, 4: 5 }), thing('B', { 1: 0, 8: 30 }), thing('C', { 12: 50 })])).toEqual([
    ['B', 'Nobody yet', '–', '–', '30.0%'],
    ['A', '2.0%', '–', '5.0%', '–'],
  ])
})

test('of a patch before the first count there is nothing', () => {
  expect(firstWeeksHtml('en', released, [thing('C', { 12: 50 })])).toBe(null)
})
