import { expect, test } from 'vitest'
import { boundedLog } from './bounded-log.ts'

test('takes so many lines a minute, none longer than a screen, and says how many it left out', () => {
  const lines: string[] = []
  let now = 0
  const log = boundedLog((line) => lines.push(line), { most: 2, clock: () => now })
  for (const line of ['a', 'b'.repeat(9000), 'c', 'd']) log(line)
  expect(lines.map(({ length }) => length)).toEqual([1, 4000])
  now = 60_000
  log('e')
  expect(lines.slice(2)).toEqual(['2 more lines in a minute were left out', 'e'])
})
