import { describe, expect, test } from 'vitest'
import { drawOwned, gauss, hardnessOf, oddsOf, scaleFor, zealClass, zealClasses } from './prevalence.ts'
import { randomOf } from './random.ts'

const things = Array.from({ length: 300 }, (_, id) => ({ id, hardness: hardnessOf(1, 1, id), from: 0, until: 1e10 }))

describe('drawOwned', () => {
  test('owns each thing as often as its odds say', () => {
    const odds = oddsOf(things, 1)
    const zeal = 26
    const counts = new Map<number, number>()
    const people = 4000
    for (let person = 0; person < people; person++) {
      for (const { id } of drawOwned(odds, zeal, randomOf(person))) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    odds.things.forEach(({ id }, i) => {
      expect((counts.get(id) ?? 0) / people).toBeCloseTo(odds.byZeal[zeal]![i]!, 1)
    })
  })

  test('gives nobody a thing twice', () => {
    const owned = drawOwned(oddsOf(things, 0.2), 40, randomOf(3)).map(({ id }) => id)
    expect(new Set(owned).size).toBe(owned.length)
  })

  test('more zeal owns more: from next to nothing to nearly all', () => {
    const odds = oddsOf(things, 1)
    const owned = [0, 24, zealClasses - 1].map((zeal) => drawOwned(odds, zeal, randomOf(9)).length)
    expect(owned[0]).toBeLessThan(20)
    expect(owned[1]).toBeGreaterThan(owned[0]!)
    expect(owned[2]).toBeGreaterThan(250)
  })

  test('a zeal without a class is a bug', () => {
    expect(() => drawOwned(oddsOf(things, 1), 99, randomOf(1))).toThrow(RangeError)
  })
})

test('the scale found gives the marks asked for', () => {
  const odds = oddsOf(things, scaleFor([things.slice(0, 100), things.slice(100)], 60))
  const random = randomOf(11)
  const zeals = Array.from({ length: 10_000 }, () => zealClass(gauss(random.next(), random.next())))
  const owned = zeals.reduce((sum, zeal) => sum + drawOwned(odds, zeal, random).length, 0)
  expect(Math.abs(owned / zeals.length - 60)).toBeLessThan(1)
})

test('zeal classes cover the bell and end at its tails', () => {
  expect([zealClass(-9), zealClass(0), zealClass(9)]).toEqual([0, zealClasses / 2, zealClasses - 1])
})
