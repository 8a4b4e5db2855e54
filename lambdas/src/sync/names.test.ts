import { describe, expect, test } from 'vitest'
import { testNames } from './lodestone.fixture.ts'

describe('gameNames', () => {
  test.each([
    ['company chicken', 1],
    ['Company Chicken', 1],
    ['  COMPANY   chicken ', 1],
    ['Company Chicken (de)', 1],
    ['Company Chick', null],
    ['', null],
  ])('%j is mount %s', (name, id) => expect(testNames().mounts(name)).toBe(id))

  test('apostrophes are all the same', () => {
    expect(testNames({ titles: [{ id: 4, name: "Tester's Delight" }] }).titles('Tester’s Delight')).toEqual([4])
  })

  test('of two with one name the one in the log wins', () => expect(testNames().minions('Tiny Dog')).toBe(3))

  test('both forms of a name are known', () => {
    const names = (en: string) => ({ en, de: null, fr: null, ja: null })
    const { titles } = testNames({ titles: [{ id: 9, masculine: names('King'), feminine: names('Queen') }] })
    expect([titles('King'), titles('Queen')]).toEqual([[9], [9]])
  })
})
