import { describe, expect, test } from 'vitest'
import { applyTrouble, makeGate, noTrouble } from './control.ts'
import { makePeopleTime } from './time.ts'

const time = () => makePeopleTime(() => 1000)

describe('applyTrouble', () => {
  test('changes what is named and keeps the rest', () => {
    const trouble = noTrouble()
    const faults = [{ fault: 'layout', kinds: ['mount'] }]
    expect(applyTrouble(trouble, time(), { maintenance: true, rate: 2, faults })).toBeNull()
    expect(applyTrouble(trouble, time(), { bios: { 5: 'a' } })).toBeNull()
    expect(applyTrouble(trouble, time(), { bios: { 6: 'b' } })).toBeNull()
    expect(trouble).toEqual({ ...noTrouble(), maintenance: true, rate: 2, bios: { 5: 'a', 6: 'b' }, faults })
  })

  test('changes the time people live by', () => {
    const people = time()
    expect(applyTrouble(noTrouble(), people, { at: 5000, speed: 0 })).toBeNull()
    expect([people.now(), people.speed()]).toEqual([5000, 0])
  })

  test.each([
    [{ nonsense: 1 }, 'nonsense'],
    [{ rate: -1 }, 'rate: '],
    [{ blocked: 'yes' }, 'blocked: '],
    [{ bios: { x: 'y' } }, 'bios'],
    [{ faults: [{ fault: 'fire' }] }, 'faults.0.fault: '],
    [{ speed: -1 }, 'speed: '],
    [null, ''],
  ])('refuses %j', (change, why) => {
    const trouble = noTrouble()
    expect(applyTrouble(trouble, time(), change)).toContain(why)
    expect(trouble).toEqual(noTrouble())
  })
})

describe('the gate', () => {
  test('lets requests within the rate pass and says how long the others must wait', () => {
    const gate = makeGate()
    expect([0, 1, 2].map((ms) => gate.take(2, ms))).toEqual([0, 0, 1])
    expect(gate.take(2, 600)).toBe(0)
  })

  test('is open without a rate', () => {
    const gate = makeGate()
    expect([1, 1, 1, 1].map(() => gate.take(0, 0))).toEqual([0, 0, 0, 0])
  })
})
