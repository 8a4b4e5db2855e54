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

  test('points that are a guess are not known', () => {
    const guessed = { id: 7, points: 10, kindId: 1, titleId: 0, provisional: true as const }
    const { achievements } = testNames({ achievements: [guessed, { ...guessed, id: 8, provisional: undefined }] })
    expect(achievements.get(7)).toEqual({ kindId: 1, titleId: 0 })
    expect(achievements.get(8)).toEqual({ points: 10, kindId: 1, titleId: 0 })
  })

  test('both forms of a name are known', () => {
    const names = (en: string) => ({ en, de: null, fr: null, ja: null })
    const { titles } = testNames({ titles: [{ id: 9, masculine: names('King'), feminine: names('Queen') }] })
    expect([titles('King'), titles('Queen')]).toEqual([[9], [9]])
  })
})
