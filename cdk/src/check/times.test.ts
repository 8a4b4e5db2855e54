import { expect, test } from 'vitest'
import { longestOf, timesOfVitest } from './times.ts'

test('the files of a report are named from the root, with the seconds that each took', () => {
  const testResults = [
    { name: '/house/data/src/a.test.ts', startTime: 1000, endTime: 3500 },
    { name: '/elsewhere/b.test.ts', startTime: 0, endTime: 0 },
  ]
  expect(timesOfVitest(JSON.stringify({ testResults }), '/house')).toEqual([
    { what: 'data/src/a.test.ts', seconds: 2.5 },
    { what: '/elsewhere/b.test.ts', seconds: 0 },
  ])
})

test('the longest come first, and no more of them than wanted', () => {
  const times = [
    { what: 'short', seconds: 1.4 },
    { what: 'longest', seconds: 120 },
    { what: 'long', seconds: 60.6 },
  ]
  expect(longestOf('Parts', times, 2)).toBe('\nParts\n   120 s  longest\n    61 s  long')
  expect(longestOf('Parts', [])).toBe('\nParts')
})
