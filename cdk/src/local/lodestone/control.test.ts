import { describe, expect, test } from 'vitest'
import { applyTrouble, makeGate, noTrouble } from './control.ts'

describe('applyTrouble', () => {
  test('changes what is named and keeps the rest', () => {
    const trouble = noTrouble()
    expect(applyTrouble(trouble, { maintenance: true, rate: 2 })).toBeNull()
    expect(applyTrouble(trouble, { bios: { 5: 'a' } })).toBeNull()
    expect(applyTrouble(trouble, { bios: { 6: 'b' } })).toBeNull()
    expect(trouble).toEqual({ ...noTrouble(), maintenance: true, rate: 2, bios: { 5: 'a', 6: 'b' } })
  })

  test.each([
    [{ nonsense: 1 }, 'no switch nonsense'],
    [{ rate: -1 }, 'rate is not a number'],
    [{ blocked: 'yes' }, 'blocked is not a boolean'],
    [{ bios: { x: 'y' } }, 'bios is not a object'],
    [null, 'not an object'],
  ])('refuses %j', (change, why) => {
    const trouble = noTrouble()
    expect(applyTrouble(trouble, change)).toBe(why)
    expect(trouble).toEqual(noTrouble())
  })
})

describe('the gate', () => {
  test('lets the rate pass and tells the rest how long to wait', () => {
    const gate = makeGate()
    expect([0, 1, 2].map((ms) => gate.take(2, ms))).toEqual([0, 0, 1])
    expect(gate.take(2, 600)).toBe(0)
  })

  test('is open without a rate', () => {
    const gate = makeGate()
    expect([1, 1, 1, 1].map(() => gate.take(0, 0))).toEqual([0, 0, 0, 0])
  })
})
