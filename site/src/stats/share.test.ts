import { expect, test } from 'vitest'
import { shareOfPeople } from './share.ts'

test.each([
  [0, 60, '0%', '0\u00a0%'],
  [1, 3000, '0.033%', '0,033\u00a0%'],
  [1, 200, '0.50%', '0,50\u00a0%'],
  [60, 60, '100.0%', '100,0\u00a0%'],
])('%i of %i characters', (count, total, en, de) => {
  expect(shareOfPeople(count, total, 'en')).toBe(en)
  expect(shareOfPeople(count, total, 'de')).toBe(de)
})
