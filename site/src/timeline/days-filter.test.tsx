import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { characterTexts } from '#character/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { Days as DaysPart } from './days.tsx'
import { timelineTexts } from './texts.ts'

const words = timelineTexts('en')
let Days: typeof DaysPart

// Nothing scrolls here: every day is in the window.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#ui/use-seen.ts', () => ({ useSeen: () => [() => undefined, true] }))
  ;({ Days } = await import('./days.tsx'))
})
afterAll(() => {
  vi.doUnmock('#ui/use-seen.ts')
  vi.resetModules()
})

const day = 86_400_000
const event = (type: string, id: number, at: number) => ({ type, id, details: '9', createdAt: at * day })
const sight = (type: 'mount' | 'minion', count: number, at: number) => ({ type, count, createdAt: at * day })
const some = [event('mount', 7, 90), event('level', 19, 80), event('name', 1, 70), event('level', 20, 60)]
const sights = [sight('mount', 240, 65), sight('minion', 3, 64)]

const draw = (search = '', events = some, firstSights = sights) =>
  drawn(
    <Days language="en" own={characterTexts('en')} {...{ words, character, events, firstSights }} />, // prettier-ignore
    { path: `/char/7/timeline/${search}`, web: { '/character-names/en/mount/0.json': { 7: 'Behemoth' } } },
  )

const partsOf = (page: Awaited<ReturnType<typeof draw>>) => ({
  chips: () => page.words('.chip'),
  pressed: () => page.words('.chip[aria-pressed=true]'),
  days: () => page.words('h3'),
  notes: () => page.all('ul.row > li').length,
})

test('what happened can be narrowed to a kind, which the address keeps', async () => {
  const page = await draw()
  const { chips, pressed, days, notes } = partsOf(page)
  expect(chips()).toEqual(['All 4', 'Mounts 1', 'Levels 2', 'Other 1'])
  expect([pressed(), days().length, page.words('[role=status]')]).toEqual([['All 4'], 6, ['4 of 4 entries']])
  const all = notes()
  await page.click('.chip:nth-of-type(3)')
  expect([location.search, pressed(), days().length, page.words('[role=status]')]).toEqual([
    ...['?show=level', ['Levels 2'], 2, ['2 of 2 entries']],
  ])
  expect([page.all('.first-sight'), notes()]).toEqual([[], 0])
  await page.click('.chip:nth-of-type(2)')
  expect(page.words('.first-sight')).toEqual(['Already owned, day unknown: 240 mounts'])
  expect(notes()).toBe(1)
  expect(page.words('[role=status]')).toEqual(['1 of 1 entry'])
  await page.click('.chip:nth-of-type(1)')
  expect([location.search, pressed(), days().length, notes()]).toEqual(['', ['All 4'], 6, all])
})

test('an address may name a kind; one that is there no more is named still, and one that there is not shows all', async () => {
  expect(partsOf(await draw('?show=other')).pressed()).toEqual(['Other 1'])
  const none = partsOf(await draw('?show=gear'))
  expect([none.pressed(), none.days()]).toEqual([['Gear 0'], []])
  expect(partsOf(await draw('?show=nothing')).pressed()).toEqual(['All 4'])
})

test('of one kind there is nothing to choose', async () => {
  const { chips, days } = partsOf(await draw('', some.slice(1, 2), []))
  expect([chips(), days().length]).toEqual([[], 1])
})

test('older entries come when they are asked for, and a hundred at a time', async () => {
  const many = Array.from({ length: 150 }, (_, at) => event('name', at, 1000 - at))
  const page = await draw('', many, [sight('mount', 2, 901), sight('minion', 1, 900)])
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const { days } = partsOf(page)
  expect([days().length, page.words('[role=status]'), page.words('button')]).toEqual([
    ...[100, ['100 of 150 entries'], [words.events.more]],
  ])
  await page.click('button')
  expect([days().length, page.words('[role=status]'), page.words('button')]).toEqual([
    ...[150, ['150 of 150 entries'], []],
  ])
})

test('names of things come for the days that are seen', async () => {
  const page = await draw('', some.slice(0, 1), [])
  await page.until(() => expect(page.words('.days li li span').join()).toContain('Behemoth'))
})

test('rises of a job on a day are one line, from what it had before', async () => {
  const rise = (details: number, at: number) => ({ ...event('level', 8, at), details: String(details) })
  const page = await draw('', [rise(74, 90.8), rise(73, 90.6), rise(72, 90.4), rise(71, 87)], [])
  expect(page.words('.days li li')).toEqual([
    expect.stringContaining('level 71 to 74'),
    expect.stringContaining('reached level 71'),
  ])
})
