import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { guideIn } from './build/guide.ts'
import { rowsHtml } from './rows.ts'
import { markupOf } from '@kupodex/data/html'
import { allSpawns, spawnKey } from './spawns.ts'
import { bellsText, clockText, durationText, spawnHours } from './times.ts'

const now = 1_785_000_123_456

test.each(languages)('every animal is in one list of three, in %s', (language) => {
  const { always, timed, weathered, facts, sizes } = guideIn(language)
  expect([always.length, timed.length, weathered.length]).toEqual([14, 8, 21])
  const lines = [...always, ...timed, ...weathered]
  expect(new Set(lines.map(({ id }) => id)).size).toBe(43)
  expect(lines.flatMap(({ name, leavings }) => [name, ...leavings])).not.toContain('?')
  const hours = timed.map((line) => Number(line.hours?.split(':')[0]))
  expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  expect(facts.animals).toHaveLength(29)
  expect(sizes.map(({ size }) => size)).toEqual(['S', 'M', 'L'])
})

test.each([
  ['en', '23.7', 'in a cave'],
  ['de', '23,7', 'in einer Höhle'],
  ['fr', '23,7', 'dans une grotte'],
  ['ja', '23.7', '洞窟の中'],
] as const)('in %s an animal of the cave system is told so in its list and on the map', (language, x, cave) => {
  const { timed, places } = guideIn(language)
  const amethystSpriggan = 34
  const place = timed.find(({ id }) => id === amethystSpriggan)?.place
  expect(place).toContain(x)
  expect(place).toContain(cave)
  expect(places.find(({ id }) => id === amethystSpriggan)?.note).toBe(`21:00–24:00 · ${cave}`)
})

test('the map has all animals but the four whose place no list has', () => {
  const { always, timed, weathered, places } = guideIn('en')
  const unknown = [...always, ...timed, ...weathered].filter(({ place }) => place === null)
  expect(unknown.map(({ name }) => name).sort()).toEqual(['Adamantoise', 'Alkonost', 'Funguar', 'Morbol'])
  expect(places).toHaveLength(39)
})

test('the forecast has at most five of each, in order of time, each once', () => {
  const spawns = allSpawns(guideIn('en').facts, now)
  expect(spawns.map(({ start }) => start)).toEqual(spawns.map(({ start }) => start).sort((a, b) => a - b))
  expect(new Set(spawns.map(spawnKey)).size).toBe(spawns.length)
  for (const [, own] of Map.groupBy(spawns, ({ animal }) => animal.id)) expect(own.length).toBeLessThanOrEqual(5)
})

test('rows name animal, weather, and both times, and mark what is there now', () => {
  const { facts } = guideIn('de')
  const spawns = allSpawns(facts, now)
  const markup = markupOf(rowsHtml(spawns, now, facts))
  expect(markup.match(/<tr/g)).toHaveLength(spawns.length)
  expect(markup.match(/Jetzt da/g)).toHaveLength(spawns.filter(({ start }) => start <= now).length)
  expect(markup).toContain('Klar')
})

test.each([
  [0, '0 sec', '0秒'],
  [43_001, '44 sec', '44秒'],
  [60_000, '1 min', '1分'],
  [61_001, '2 min', '2分'],
  [3_599_000, '1 hr 0 min', '1時間0分'],
  [5_700_000, '1 hr 35 min', '1時間35分'],
  [86_399_000, '1 day 0 hr', '1日0時間'],
  [90_000_000, '1 day 1 hr', '1日1時間'],
])('%i ms last %s', (ms, en, ja) => {
  expect(durationText(ms, 'en')).toBe(en)
  expect(durationText(ms, 'ja')).toBe(ja)
})

test('hours of the game', () => {
  const day = 4_200_000 * 400_000
  expect(clockText(day + 175_000 * 9.5)).toBe('09:30')
  expect(bellsText({ start: day + 175_000 * 21, end: day + 175_000 * 24 })).toBe('21:00–24:00')
  expect(spawnHours({ startHour: 21, endHour: 0 })).toBe('21:00–24:00')
  expect(spawnHours({ startHour: null, endHour: null })).toBeNull()
})
