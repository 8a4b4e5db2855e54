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
const shown = (things: PatchThing[]): Document =>
  parseHTML(`<main>${markupOf(firstWeeksHtml('en', released, things))}</main>`).document
const rows = (things: PatchThing[]) => {
  const document = shown(things)
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

test('what as many own is in the order of names, whatever its order was', () => {
  for (const names of ['ABC', 'CBA', 'BCA'])
    expect(rows([...names].map((name) => thing(name, { 1: 5 }))).map(([name]) => name)).toEqual(['A', 'B', 'C'])
})

test('at most fifty things are shown, of which the note says how many they are', () => {
  const all = Array.from({ length: 51 }, (_, at) => thing(`Thing ${at}`, { 1: at }))
  const noteOf = (things: PatchThing[]) => shown(things).querySelector('p')?.textContent
  expect(rows(all).map(([name]) => name)).toEqual(
    all
      .slice(1)
      .toReversed()
      .map(({ name }) => name),
  )
  expect([noteOf(all), noteOf(all.slice(0, 3))].map((note) => note?.match(/\d+/)?.[0])).toEqual(['50', '3'])
})

test('a thing without a page of its own has no link, one of unknown patch no veil', () => {
  const document = shown([{ ...thing('A', { 1: 5 }), href: null, veil: null }])
  expect([...document.querySelectorAll('tbody th *')].map(({ localName }) => localName)).toEqual(['span', 'b'])
  expect(document.querySelector('[data-patch]')).toBeNull()
  expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent?.match(/\d+/)?.[0])).toEqual([
    ...[undefined, '1', '2', '4', '8'],
  ])
})

test('of a patch before the first count there is nothing', () => {
  expect(firstWeeksHtml('en', released, [thing('C', { 12: 50 })])).toBe(null)
})
