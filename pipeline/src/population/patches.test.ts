import { expect, test } from 'vitest'
import { patchAt, patchDate, patchDates, serviceStart } from './patches.ts'

test('patches are in order of time and start with the service', () => {
  const times = patchDates.map(([, at]) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times[0]).toBe(serviceStart)
})

test.each([
  ['7.05', patchDate('7.0')],
  ['7.51', patchDate('7.5')],
  ['9.9', null],
  [null, null],
  ['', null],
])('patch %s', (patch, at) => {
  expect(patchDate(patch)).toBe(at)
})

test('the patch of a day', () => {
  expect(patchAt(Date.UTC(2024, 6, 10) / 1000)).toBe('7.0')
  expect(patchAt(0)).toBe('2.0')
})
