import { expect, test, vi } from 'vitest'
import { observerOf, openPage } from '#ui/page.fixture.ts'
import { weeksLater } from './weeks.fixture.ts'

const web = {
  '/api/history/': {
    periods: [1, 2, 3].map((period) => ({ period, shards: 1, weeks: [], rarityWeeks: [period] })),
  },
  ...Object.fromEntries(
    [1, 2, 3].map((period) => [
      `/api/rarity-weeks/mount/Omega/${period}/`,
      { weeks: [weeksLater(period)], counted: [50], owners: { 7: [10 * period] } },
    ]),
  ),
}

test('weeks are asked for when their place comes into sight, and all of them when the reader asks', async () => {
  const section = '<section data-weeks="mount/Omega/7"><div class="week-room"></div></section>'
  const { document, asked, words, click } = openPage(`<main>${section}</main>`, { web })
  const see = observerOf<{ isIntersecting: boolean }>('IntersectionObserver')
  vi.resetModules()
  const { weeksOnPage } = await import('./item-later.ts')
  weeksOnPage(document, 'en')
  see({ isIntersecting: false })
  expect(asked).toEqual([])
  see({ isIntersecting: true })
  await vi.waitFor(() => expect(words('tbody th')).toEqual(['Jun 23, 2026', 'Jun 16, 2026']))
  click('[data-earlier]')
  await vi.waitFor(() => expect(words('tbody th')).toEqual(['Jun 23, 2026', 'Jun 16, 2026', 'Jun 9, 2026']))
  expect(document.querySelector('[data-earlier]')).toBe(null)
})
