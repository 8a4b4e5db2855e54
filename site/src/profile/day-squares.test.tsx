import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { DaySquares } from './day-squares.tsx'
import { profileTexts } from './texts.ts'

const { gains: text } = profileTexts('en')
// A Thursday.
const now = Date.UTC(2026, 3, 9, 12)
const on = (month: number, day: number, count: number) =>
  Array.from({ length: count }, (_, at) => Date.UTC(2026, month, day, at))

const open = (moments: readonly number[], today = now) =>
  drawn(<DaySquares {...{ language: 'en', text, moments }} now={today} />)

test('each day is a square, a week in a column, in two halves', async () => {
  const page = await open(on(3, 7, 3))
  expect(page.attributes('svg', 'viewBox')).toEqual(['0 -12 270 82', '0 -12 260 82'])
  const places = page.all('svg:first-child rect').map((rect) => [rect.getAttribute('x'), rect.getAttribute('y')].join())
  expect([places.slice(0, 2), places.slice(6, 9), places.at(-1)]).toEqual([
    ['0,0', '0,10'],
    ['0,60', '10,0', '10,10'],
    '260,60',
  ])
  expect(page.all('rect').length).toBe(52 * 7 + 4)
  expect(page.attributes('rect:not(.shade-0)', 'class')).toEqual(['shade-2'])
  expect(page.words('title')).toEqual(['Apr 7, 2026: 3'])
})

test('months are named above the column of their first day, where there is room', async () => {
  const namesOn = async (today: number) =>
    (await open([], today)).all('svg text').map((name) => `${name.textContent} ${Number(name.getAttribute('x')) / 10}`)
  expect(await namesOn(now)).toEqual([
    ...['May 3', 'Jun 7', 'Jul 12', 'Aug 16', 'Sep 21', 'Oct 25'],
    ...['Nov 2', 'Dec 7', 'Jan 11', 'Feb 15', 'Mar 19', 'Apr 24'],
  ])
  expect(new Set((await open([])).attributes('svg text', 'y'))).toEqual(new Set(['-3']))
  // On the second of April its column is the last.
  expect((await namesOn(Date.UTC(2026, 3, 2))).at(-1)).toBe('Mar 20')
})

test('how dark a square is says how many, and the months are a table, the newest first', async () => {
  const page = await open([...on(3, 7, 3), ...on(3, 8, 10), ...on(1, 1, 1)])
  expect(page.words('.shades span')).toEqual(['1', '2–4', '5–9', '10+'])
  expect(page.attributes('.shades i', 'class')).toEqual([1, 2, 3, 4].map((shade) => `shade-${shade}`))
  await page.settle(() => void (page.one<HTMLDetailsElement>('details').open = true))
  const rows = page.all('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent))
  expect([rows.slice(0, 3), rows.length]).toEqual([
    [
      ['Apr 2026', '13', '2', '10Apr 8, 2026'],
      ['Mar 2026', '0', '0', '–'],
      ['Feb 2026', '1', '1', '1Feb 1, 2026'],
    ],
    13,
  ])
})

test('a year with nothing says no day on which most was', async () => {
  expect((await open([])).words('.year > p')[0]).toBe('0 items obtained since Apr 7, 2025, on 0 days.')
  expect((await open(on(3, 7, 1))).words('.year > p')[0]).toContain(', on 1 day. The most on one day: 1, on ')
})
