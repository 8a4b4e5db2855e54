import { eorzeaTime, forecast } from '@kupodex/data/eorzea'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leftText } from '#animals/rows.ts'
import { localText } from '#animals/times.ts'
import { failedTexts } from '#ask/texts.ts'
import { bellText } from '#format/clock.ts'
import { noticesKey } from '#storage/keys.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { PageOptions } from '#ui/page.fixture.ts'
import { deskPlaces } from './build/desk-places.ts'
import { deskTexts } from './texts.ts'
import { nextAnimals } from './windows.ts'

const places = deskPlaces('en')
const now = Date.parse('2026-06-23T12:30:00.000Z')
const file = '/desk-places/en.json'
const animals = new Set(places.island.animals.map(({ id }) => id))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('#ui/use-seen.ts')
  vi.resetModules()
})

/** The box of skies, in or near the window unless that is said. */
const open = async ({ isSeen = true, ...options }: PageOptions & { isSeen?: boolean } = {}) => {
  vi.resetModules()
  vi.doMock('#ui/use-seen.ts', () => ({ useSeen: () => [() => undefined, isSeen] }))
  const page = await drawn(null, { web: { [file]: places }, ...options })
  const { SkiesBox } = await import('./skies-box.tsx')
  await page.draw(<SkiesBox language="en" />)
  return page
}

test('skies are asked for once their box is near the window', async () => {
  const far = await open({ isSeen: false })
  expect([far.asked, far.words('h2'), far.all('.skies, [role=alert]').length]).toEqual([[], [deskTexts('en').skies], 0])
  const near = await open()
  await near.until(() => expect(near.all('.skies')).toHaveLength(1))
  expect([near.asked, near.all('[role=alert]').length]).toEqual([[file], 0])
})

test('skies that could not be had say so, and are asked for again by a button', async () => {
  const web: Record<string, unknown> = { [file]: 500 }
  const page = await open({ web })
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
  expect(page.all('.skies')).toEqual([])
  web[file] = places
  await page.click('[role=alert] + p button')
  // Sooner than it is tried again by itself.
  await page.calm()
  expect(page.all('.skies')).toHaveLength(1)
  expect(page.all('[role=alert]')).toEqual([])
})

test('the game’s time, the weather of each place with what waits for it, and the animals that come next with when', async () => {
  const page = await open()
  await page.until(() => expect(page.all('.skies')).toHaveLength(1))
  const { bell, minute } = eorzeaTime(now)
  expect(page.words('.clock b')).toEqual([bellText(bell, minute)])
  // Who wants to be told of nothing has no heading for it.
  expect(page.words('h3')).toEqual([...places.planets.map(({ name }) => name), deskTexts('en').island])
  expect(page.attributes('h3 a', 'href')).toEqual(['/islands/'])
  const skies = [...places.planets.map(({ rates }) => rates), places.island.rates]
  const names = [...places.planets.map(() => places.weathers), places.island.weathers]
  for (const [at, dl] of page.all('dl').entries()) {
    const weather = forecast(skies[at] ?? [], now, 1)[0]?.weatherId ?? 0
    expect(dl.textContent).toContain(names[at]?.[weather])
  }
  expect(page.all('dl')).toHaveLength(skies.length)
  expect(page.words('.desk-animals li')).toEqual(
    nextAnimals(places.island, animals, now).map(
      (spawn) => `${spawn.animal.name} ${localText(spawn, 'en')} · ${leftText(spawn, now, places.island)}`,
    ),
  )
})

test('animals that the reader hides do not come next', async () => {
  const [first] = nextAnimals(places.island, animals, now)
  const page = await open({ kept: { 'kupodex.islands.hidden': String(first?.animal.id) } })
  await page.until(() => expect(page.all('.desk-animals li')).toHaveLength(3))
  expect(page.words('.desk-animals li').filter((words) => words.startsWith(`${first?.animal.name} `))).toEqual([])
})

test('what the reader wants to be told of says when it comes and leads to its page', async () => {
  const notice = (title: string, start: number) => ({
    ...{ id: title, language: 'en', title, text: '', path: `/char/7/${title}/`, rates: [] },
    condition: { hours: { start, end: start + 2 } },
  })
  const { bell } = eorzeaTime(now)
  const [later, sooner] = [notice('later', (bell + 8) % 22), notice('sooner', (bell + 2) % 22)]
  const page = await open({ kept: { [noticesKey]: JSON.stringify([later, sooner]) } })
  await page.until(() => expect(page.words('h3 + ul a')).toEqual(['sooner', 'later']))
  expect(page.attributes('h3 + ul a', 'href')).toEqual(['/char/7/sooner/', '/char/7/later/'])
  expect(page.all('h3 + ul time')).toHaveLength(2)
})
