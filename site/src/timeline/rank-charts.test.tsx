import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { characterTexts } from '#character/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { timelineTexts } from './texts.ts'

const words = timelineTexts('en')

// What was once asked for is known to the whole page.
beforeEach(() => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
})

const draw = async (web: Readonly<Record<string, unknown>>) => {
  const page = await drawn(null, { web })
  const { RankCharts } = await import('./rank-charts.tsx')
  await page.draw(<RankCharts language="en" own={characterTexts('en')} words={words} loading="Loading" id={7} />)
  return page
}

test('ranks of all worlds are drawn by board, weeks without one left out', async () => {
  const page = await draw({
    '/api/history/': { periods: [{ period: 3, shards: 4, weeks: [0, 1] }] },
    '/api/history/3/3/': {
      weeks: [Date.UTC(2026, 0, 6), Date.UTC(2026, 0, 13), Date.UTC(2026, 0, 20)],
      boards: ['mount/standard'],
      chars: { 7: [[9, 4, 1, 0, 0, 0, 8, 4, 1]] },
    },
  })
  await page.until(() => expect(page.words('figcaption span')).toEqual(['Achievements', 'Mounts', 'Minions']))
  expect(page.words('figcaption strong')).toEqual(['', '#8', ''])
  expect(page.words('p.axes')).toEqual([words.plots.noRanks, words.plots.noRanks])
  expect(page.one('input').getAttribute('max')).toBe('1')
  expect(page.one('input').getAttribute('aria-valuetext')).toMatch(/^Jan 20, 2026: #8$/)
})

test('where they cannot be had, that is said', async () => {
  const page = await draw({ '/api/history/': 500 })
  await page.until(() => expect(page.all('button')).toHaveLength(1))
  expect(page.all('figure')).toHaveLength(0)
})
