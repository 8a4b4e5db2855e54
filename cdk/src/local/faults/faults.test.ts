import { describe, expect, test } from 'vitest'
import { openFaults } from './faults.ts'

describe('faults', () => {
  test('strike the part that they are aimed at, for a reader, and about a thing', () => {
    const faults = openFaults()
    expect(faults.set('a', [{ part: 'marks', fault: 'error', reader: 'Mina' }])).toBeNull()
    expect(faults.set('b', [{ part: 'store', fault: 'down', about: 'CHAR#5"' }])).toBeNull()
    expect(faults.of({ part: 'marks', reader: 'Browser Mina' })?.fault).toBe('error')
    expect(faults.of({ part: 'marks', reader: 'Browser' })).toBeUndefined()
    expect(faults.of({ part: 'marks' })).toBeUndefined()
    expect(faults.of({ part: 'user', reader: 'Mina' })).toBeUndefined()
    expect(faults.of({ part: 'store', about: '{"S":"CHAR#5"}' })?.fault).toBe('down')
    expect(faults.of({ part: 'store', about: '{"S":"CHAR#51"}' })).toBeUndefined()
    expect([faults.has('store'), faults.has('bucket')]).toEqual([true, false])
  })

  test('end by name, each list by itself', () => {
    const faults = openFaults()
    faults.set('a', [{ part: 'user', fault: 'down' }])
    faults.set('b', [{ part: 'user', fault: 'slow', ms: 5 }])
    expect(faults.of({ part: 'user' })?.fault).toBe('down')
    faults.set('a', [])
    expect(faults.of({ part: 'user' })?.fault).toBe('slow')
    expect(faults.lists()).toEqual({ b: [{ part: 'user', fault: 'slow', ms: 5 }] })
  })

  test.each([
    [null, ''],
    [[{ part: 'moon', fault: 'down' }], '0.part: '],
    [[{ part: 'user', fault: 'fire' }], '0.fault: '],
    [[{ part: 'user', fault: 'slow', ms: -1 }], '0.ms: '],
    [[{ part: 'user', fault: 'down', nonsense: 1 }], 'nonsense'],
  ])('refuse %j', (list, why) => {
    const faults = openFaults()
    expect(faults.set('a', list)).toContain(why)
    expect(faults.lists()).toEqual({})
  })
})
