import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { Chart, type ChartWords } from './chart.tsx'
import { barRoom, chartBox, type ChartKind } from './chart-shape.ts'
import type { ChartPoint } from './series.ts'

const month = (year: number, at: number) => Date.UTC(year, at)
const words: ChartWords = {
  value: (value) => `v${value}`,
  at: (at) => new Date(at).toISOString().slice(0, 7),
  tick: (at, isYear) => new Date(at).toISOString().slice(0, isYear ? 4 : 7),
  point: '{at}: {value}',
}
const rising = [0, 1, 2].map((at) => ({ at: month(2026, at), value: 10 * at + 10 }))

const draw = (points: readonly ChartPoint[], kind: ChartKind = 'sum') =>
  drawn(<Chart title="Mounts" points={points} kind={kind} words={words} none="Nothing yet" />)

test('a chart without points says why, and has none of its parts', async () => {
  const page = await draw([])
  expect([page.words('figcaption'), page.words('p'), page.all('svg, input')]).toEqual([['Mounts'], ['Nothing yet'], []])
})

test('a chart says its newest value, or that of the point which is chosen, until the reader goes on', async () => {
  const page = await draw(rising)
  const shown = () => [...page.words('strong'), ...page.words('figcaption small')]
  const field = () => page.one<HTMLInputElement>('input')
  const marks = () => [page.all('.pointer').length, page.one('circle').getAttribute('cx')]
  expect([shown(), marks()]).toEqual([
    ['v30', '2026-03'],
    [0, String(chartBox.right)],
  ])
  expect(['max', 'value', 'aria-label', 'aria-valuetext'].map((name) => field().getAttribute(name))).toEqual([
    ...['2', '2', 'Mounts', '2026-03: v30'],
  ])
  await page.enter('input', '0')
  expect([shown(), marks()]).toEqual([
    ['v10', '2026-01'],
    [1, String(chartBox.left)],
  ])
  expect(field().getAttribute('aria-valuetext')).toBe('2026-01: v10')
  await page.settle(() => page.send(field(), 'focusout'))
  expect(shown()).toEqual(['v30', '2026-03'])

  const axes = page.one('.axes')
  axes.getBoundingClientRect = () => ({ left: 100, width: 2 * chartBox.width }) as DOMRect
  await page.settle(() => page.send(axes, 'pointermove', { clientX: 100 + chartBox.width }))
  expect(shown()).toEqual(['v20', '2026-02'])
  await page.settle(() => page.send(axes, 'pointerout', { relatedTarget: null }))
  expect(shown()).toEqual(['v30', '2026-03'])
})

const marksOf = (page: Awaited<ReturnType<typeof draw>>) =>
  page.all('text').map((text) => [text.textContent, text.getAttribute('text-anchor')])

test('its axes have even values, and months within', async () => {
  const page = await draw(rising)
  expect(marksOf(page)).toEqual([
    ...['v10', 'v15', 'v20', 'v25', 'v30'].map((value) => [value, 'end']),
    ...[['2026-01', 'middle'], ['2026-02', 'middle'], ['2026-03', 'end']], // prettier-ignore
  ])
  expect(page.attributes('.grid', 'd')).toEqual(
    [116, 89, 62, 35, 8].map((y) => `M${chartBox.left} ${y}H${chartBox.right}`),
  )
  expect(page.attributes('.curve', 'd')).toEqual([expect.stringMatching(/^M46 116H.*V8$/)])
})

test('over years it has years, and within one month its own two ends, or the only one', async () => {
  const years = await draw([2020, 2026].map((year) => ({ at: month(year, 0), value: year })))
  expect(marksOf(years).slice(-3)).toEqual([['2022', 'middle'], ['2024', 'middle'], ['2026', 'end']]) // prettier-ignore
  const ends = await draw([2, 9].map((day) => ({ at: Date.UTC(2026, 4, day), value: day })))
  expect(marksOf(ends).slice(-2)).toEqual([['2026-05', 'middle'], ['2026-05', 'end']]) // prettier-ignore
  const single = await draw([{ at: Date.UTC(2026, 4, 2), value: 3 }])
  expect(marksOf(single).slice(-2)).toEqual([['v3', 'end'], ['2026-05', 'middle']]) // prettier-ignore
})

test('counts are bars from nothing on, and only the chosen one is marked', async () => {
  const page = await draw(rising, 'count')
  const room = barRoom(3)
  const numbers = (name: string) => page.all('rect').map((bar) => Number(bar.getAttribute(name)))
  expect(numbers('height')).toEqual([36, 72, 108])
  expect(numbers('y').map((y, at) => y + (numbers('height')[at] ?? 0))).toEqual([116, 116, 116])
  expect(new Set(numbers('width'))).toEqual(new Set([room * 0.8]))
  expect(numbers('x')[0]).toBeCloseTo(chartBox.left + room * 0.1)
  expect(page.all('circle, .curve')).toEqual([])
  await page.enter('input', '1')
  expect(page.all('circle')).toHaveLength(1)
})
