import { eorzeaDayMs } from '@kupodex/data/eorzea'
import { expect, onTestFinished, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { knownOf } from './known.fixture.ts'
import { nextPageTexts } from './texts.ts'

const { more, hour } = nextPageTexts('en')
const midnight = 72_000 * eorzeaDayMs

const window = (id: number, start: number, end: number) => ({
  ...{ key: `${id}`, type: 'vista', place: `Place ${id}`, weather: null, hours: { start, end } },
  ...{ condition: { hours: { start, end } }, rates: [] },
  things: [{ id, key: id, name: `Vista ${id}`, patch: null }],
})

/** The part of the hour on a page of its own, which keeps nothing that other tests were answered. */
const open = async (answer: unknown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: midnight })
  vi.resetModules()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.resetModules()
  })
  const { HourPart } = await import('./hour-part.tsx')
  const page = await drawn(null, { web: { '/next-windows/en.json': answer } })
  await page.draw(
    <HourPart
      {...{ language: 'en', characterId: 7, unlockPages: {} as never, titles: { vista: 'Sightseeing Log' } }}
      known={knownOf({ vista: [], fish: [] })}
      ocean="Ocean fishing"
    />,
  )
  await page.calm()
  return page
}

test('of many times those of the hour come first, and what is later only after all of them', async () => {
  const now = Array.from({ length: 10 }, (_, at) => window(at, 0, 4))
  const later = Array.from({ length: 8 }, (_, at) => window(100 + at, 22, 24))
  const page = await open({ windows: [...later, ...now], ocean: [] })
  const shown = () => [page.all('.lines > li').length, page.all('section > .row button').map((one) => one.textContent)]
  expect(shown()).toEqual([8, [more]])
  await page.click('section > .row button')
  expect(shown()).toEqual([16, [hour.later]])
  expect(
    page
      .words('.lines h3')
      .slice(0, 10)
      .every((name) => /^Place \d$/.test(name)),
  ).toBe(true)
  await page.click('section > .row button')
  expect(shown()).toEqual([18, []])
})

test('where nothing is left within the hour it says so', async () => {
  const page = await open({ windows: [window(1, 22, 24)], ocean: [] })
  expect([page.words('section > p.soft').includes(hour.nothing), page.all('.lines > li').length]).toEqual([true, 0])
})

test('times that cannot be had are asked for again by a button', async () => {
  const page = await open(500)
  expect([page.one('section').getAttribute('aria-busy'), page.all('[role=alert]').length]).toEqual(['true', 1])
  const before = page.asked.length
  await page.click('button')
  expect(page.asked.length).toBe(before + 1)
})
