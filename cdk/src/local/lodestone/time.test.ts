import { expect, test } from 'vitest'
import { makePeopleTime } from './time.ts'

test('runs at the given speed, from where it is, and can be set', () => {
  let clock = 1000
  const time = makePeopleTime(() => clock)
  clock += 50
  expect(time.now()).toBe(1050)
  time.setSpeed(1440)
  clock += 60_000
  expect(time.now()).toBe(1050 + 86_400_000)
  time.setSpeed(0)
  clock += 5000
  expect(time.now()).toBe(1050 + 86_400_000)
  time.setNow(7)
  expect([time.now(), time.speed()]).toEqual([7, 0])
})

test('may start elsewhere than the clock', () => {
  expect(makePeopleTime(() => 5, 2, 9000).now()).toBe(9000)
})
