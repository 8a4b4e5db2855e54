import { markupOf } from '@kupodex/data/html'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { weeksHtml } from './week-line.ts'
import { countsOf, listWeeks, someWeek } from './weeks.fixture.ts'

const draw = (counts: ReturnType<typeof countsOf>, hasEarlier = false) => {
  const { document } = parseHTML(
    `<main>${markupOf(weeksHtml('en', 'mount', listWeeks({ 7: counts }, hasEarlier), 7))}</main>`,
  )
  return {
    text: document.querySelector('main')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    rows: [...document.querySelectorAll('tbody tr')].map((row) => row.textContent.replace(/\s+/g, ' ').trim()),
    few: document.querySelectorAll('tbody .few').length,
    curve: document.querySelector('.week-curve')?.getAttribute('d') ?? null,
    isPlain: document.querySelector('.week-none') !== null,
    hasEarlier: document.querySelector('[data-earlier]') !== null,
  }
}

test('a line with its table, the newest week first; a week without a count is a gap, not zero', () => {
  const { text, rows, curve, few } = draw(countsOf(10, 20, null, 30, 0))
  expect(text).toContain('Now Nobody yet; 10.0% in the week of Jun 2, 2026')
  expect(rows).toEqual([
    'Jun 30, 2026Nobody yet0',
    'Jun 23, 202630.0%30',
    'Jun 16, 2026not counted',
    'Jun 9, 202620.0%20',
    'Jun 2, 202610.0%10',
  ])
  expect(curve).toMatch(/^M0 [\d.]+L25 [\d.]+M75 [\d.]+L100 100$/)
  expect(few).toBe(0)
})

test('a week of few characters is marked and explained', () => {
  const { few, text } = draw([{ week: someWeek, owners: 3, counted: 19 }, ...countsOf(null, 4)])
  expect(few).toBe(1)
  expect(text).toContain('fewer than 20 characters')
  const enough = draw([{ week: someWeek, owners: 3, counted: 20 }, ...countsOf(null, 4)])
  expect([enough.few, enough.text.includes('fewer than 20 characters')]).toEqual([0, false])
})

test('after one week there is no line yet, but since when it is counted', () => {
  const { text, curve, isPlain } = draw(countsOf(null, 4))
  expect([text, curve]).toEqual(['Counted week by week since Jun 9, 2026. The line begins with the second week.', null])
  expect([isPlain, draw(countsOf(1, 2)).isPlain]).toEqual([true, false])
})

test('what was never counted says so where a line would be', () => {
  const { text, isPlain } = draw([])
  expect([text, isPlain]).toEqual(['Not counted week by week yet.', true])
})

test('earlier weeks are offered where there are any', () => {
  expect([draw(countsOf(1, 2)).hasEarlier, draw(countsOf(1, 2), true).hasEarlier]).toEqual([false, true])
})
