import { expect, test } from 'vitest'
import { endedTitle, gainTitle } from './gain-words.ts'

const april = Date.UTC(2026, 3)

test.each([
  ['en', 'week', 'This week'],
  ['en', 'season', 'Spring 2026'],
  ['de', 'season', 'Frühling 2026'],
  ['ja', 'season', '2026年春'],
  ['fr', 'year', '2026'],
] as const)('in %s the running %s is called %s', (language, period, name) => {
  expect(gainTitle(language, { period, from: april })).toBe(name)
})

test('a time of which nothing was counted yet has a plain name', () => {
  expect(gainTitle('en', { period: 'season', from: null })).toBe('This season')
})

test.each([
  ['en', 'month', 'Apr 2026'],
  ['fr', 'season', 'Printemps 2026'],
  ['ja', 'year', '2026年'],
] as const)('in %s the %s that has ended is called %s', (language, kind, name) => {
  expect(endedTitle(language, { kind, from: april })).toBe(name)
})
