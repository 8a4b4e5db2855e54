import { expect, test } from 'vitest'
import {
  gainMeasures,
  gainPeriod,
  gainWords,
  isGainOpen,
  type KeptTime,
  pacePeriod,
  periodsOfNight,
  seasonOf,
  seasons,
  seasonStart,
} from './gains.ts'

const at = (text: string) => Date.parse(text)
const days = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((ms) => new Date(ms).toISOString().slice(0, 13))

test.each([
  ['2026-06-23T07:59:59Z', 'week', '2026-06-16T08', '2026-06-23T08'],
  ['2026-06-23T08:00:00Z', 'week', '2026-06-23T08', '2026-06-30T08'],
  ['2026-02-28T23:59:59Z', 'month', '2026-02-01T00', '2026-03-01T00'],
  ['2026-12-01T00:00:00Z', 'month', '2026-12-01T00', '2027-01-01T00'],
  ['2026-03-31T23:59:59Z', 'season', '2026-01-01T00', '2026-04-01T00'],
  ['2026-12-31T23:59:59Z', 'season', '2026-10-01T00', '2027-01-01T00'],
  ['2026-12-31T23:59:59Z', 'year', '2026-01-01T00', '2027-01-01T00'],
] as const)('%s is in the %s from %s to %s', (now, kind, from, to) => {
  expect(days(gainPeriod(kind, at(now)))).toEqual([from, to])
})

const running = [
  ['week', '2026-12-29T08', '2027-01-05T08'],
  ['month', '2027-01-01T00', '2027-02-01T00'],
  ['season', '2027-01-01T00', '2027-04-01T00'],
  ['year', '2027-01-01T00', '2028-01-01T00'],
]
const counted = (now: string, kept: KeptTime[] = []) =>
  periodsOfNight(at(now), kept).map((period) => [period.kind, ...days(period)])

test('a first night counts the running times and those that ended last, also in January', () => {
  expect(counted('2027-01-02T00:00:00Z')).toEqual([
    ...running,
    ['month', '2026-12-01T00', '2027-01-01T00'],
    ['season', '2026-10-01T00', '2027-01-01T00'],
    ['year', '2026-01-01T00', '2027-01-01T00'],
  ])
})

const keptTime = (kind: KeptTime['kind'], day: string, isOpen = false): KeptTime => ({
  kind,
  from: Date.parse(day),
  isOpen,
})

test('what is kept for good is not counted, what is still open is', () => {
  const kept = [keptTime('month', '2026-12-01'), keptTime('season', '2026-10-01', true), keptTime('year', '2026-01-01')]
  expect(counted('2027-01-02T00:00:00Z', kept)).toEqual([...running, ['season', '2026-10-01T00', '2027-01-01T00']])
})

test('after a time without nights all that ended in it is counted, and what was open when it began', () => {
  const kept = [
    keptTime('month', '2026-07-01'),
    keptTime('month', '2026-08-01', true),
    keptTime('season', '2026-04-01'),
    keptTime('year', '2025-01-01'),
  ]
  expect(counted('2027-01-02T00:00:00Z', kept).slice(running.length)).toEqual([
    ['month', '2026-08-01T00', '2026-09-01T00'],
    ['month', '2026-09-01T00', '2026-10-01T00'],
    ['month', '2026-10-01T00', '2026-11-01T00'],
    ['month', '2026-11-01T00', '2026-12-01T00'],
    ['month', '2026-12-01T00', '2027-01-01T00'],
    ['season', '2026-07-01T00', '2026-10-01T00'],
    ['season', '2026-10-01T00', '2027-01-01T00'],
    ['year', '2026-01-01T00', '2027-01-01T00'],
  ])
})

test('a gap between kept times is counted too', () => {
  const kept = ['2026-08-01', '2026-10-01', '2026-11-01', '2026-12-01'].map((day) => keptTime('month', day))
  expect(counted('2027-01-02T00:00:00Z', kept)).toContainEqual(['month', '2026-09-01T00', '2026-10-01T00'])
})

test('a month that has ended stays open for three days', () => {
  const march = gainPeriod('month', at('2026-03-15T00:00:00Z'))
  expect(isGainOpen(march, at('2026-04-03T23:59:59Z'))).toBe(true)
  expect(isGainOpen(march, at('2026-04-04T00:00:00Z'))).toBe(false)
})

test.each([
  ['2026-01-01', 'winter'],
  ['2026-04-01', 'spring'],
  ['2026-07-01', 'summer'],
  ['2026-10-01', 'autumn'],
] as const)('the season from %s is %s', (from, season) => expect(seasonOf(at(from))).toBe(season))

test('each measure has its name', () => expect(gainMeasures.map(({ word }) => word)).toEqual(gainWords))

test('a pace is of the four whole weeks before the running one', () => {
  const { from } = gainPeriod('week', at('2026-06-24T00:00:00Z'))
  expect(days(pacePeriod(from))).toEqual(['2026-05-26T08', '2026-06-23T08'])
})

test.each(seasons)('%s begins where it is said to', (season) =>
  expect(seasonOf(seasonStart(2026, season))).toBe(season),
)
