import { languages } from '@kupodex/data/game'
import { popularities, supplies, demandShiftCodes } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { workshopTexts } from '../ground/texts.ts'
import { craftsIn } from './crafts.ts'
import { typedNumber } from '../number-field.ts'

test.each(languages)('81 crafts with names, themes, and tags in %s', (language) => {
  const crafts = craftsIn(language)
  expect(crafts.map(({ id }) => id)).toEqual(Array.from({ length: 81 }, (_, at) => at + 1))
  expect(new Set(crafts.map(({ name }) => name)).size).toBe(81)
  for (const { name, tags, limitedMats, themes } of crafts) {
    expect([name, themes.length > 0 && themes.length < 3]).toEqual([name, true])
    expect(tags.length > 0, name).toBe(limitedMats > 0)
  }
  const words = workshopTexts(language)
  const options = [words.popularities, words.supplies, words.shifts]
  expect(options.map(({ length }) => length)).toEqual(
    [popularities, supplies, demandShiftCodes].map(({ length }) => length),
  )
  for (const one of options) expect(new Set(one).size).toBe(one.length)
})

test('limited materials are leavings, produce, and what the granary brings', () => {
  const tagged = Map.groupBy(craftsIn('en'), ({ tags }) => tags.join(''))
  expect([...tagged.keys()].every((tags) => /^G?L?P?$/.test(tags))).toBe(true)
  // 2 island palm leaves and 2 islewort; 1 sanctuary fleece.
  const named = (name: string) => craftsIn('en').find((craft) => craft.name === name)
  expect(named('Isleworks Potion')?.tags).toEqual([])
  expect(named('Isleworks Wooden Chair')?.limitedMats).toBe(0)
})

test.each([
  ['', 0],
  [' ', 0],
  ['1', 1],
  ['20', 20],
  ['0', null],
  ['21', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  ['x', null],
])('%j typed into a field of 1 to 20 is %j', (text, expected) =>
  expect(typedNumber(text, { least: 1, most: 20 })).toBe(expected),
)
