import { expect, test } from 'vitest'
import { gainTitle } from './gain-words.ts'

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
