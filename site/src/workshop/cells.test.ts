import { markupOf } from '@kupodex/data/html'
import { describe, expect, test } from 'vitest'
import { demandHtml, resultHtml, selectHtml } from './cells.ts'
import { typedNumber } from './number-field.ts'
import { workshopTexts } from './ground/texts.ts'

const words = workshopTexts('en')
const demand = { popularity: 120, supply: 160, shift: 3 } as const

test.each([
  ['popularity', 'High <small>120%</small>'],
  ['supply', 'Nonexistent <small>160%</small>'],
  ['shift', 'Decreasing'],
] as const)('what was entered as %s stands there in a word', (column, markup) => {
  expect(markupOf(demandHtml(column, demand, 'en', words))).toBe(markup)
})

test('a choice has every option of its column, with the one that was entered chosen', () => {
  const markup = markupOf(selectHtml('shift', demand, 'A <Potion>', words))
  expect(markup).toContain('aria-label="Demand shift, A &lt;Potion&gt;"')
  expect(markup.match(/value="(\d)"/g)).toEqual([0, 1, 2, 3, 4].map((value) => `value="${value}"`))
  expect(markup.match(/<option[^>]* selected>(\w+)/)?.[1]).toBe('Decreasing')
})

describe('the result of a craft', () => {
  const result = {
    ...{ finalValue: 1234, valuePerTime: 205.66, valuePerLimitedMat: 617, tomorrowAvgValue: 100 },
    ...{ tomorrowSupply: [80, 60], tomorrowValues: [90, 110], tomorrowValuePerTime: 16.66 },
    tomorrowValuePerLimitedMat: null,
  } as unknown as Parameters<typeof resultHtml>[0]

  test('has both values that tomorrow may have, and rates by hour and by material where it takes limited ones', () => {
    expect(resultHtml(result, 'en', words).map(markupOf)).toEqual([
      '<b>1,234</b><small>205.7/h · 617/mat.</small>',
      'Surplus or Overflowing',
      '<b>90 or 110</b><small>16.7/h</small>',
    ])
  })

  test('has one value where tomorrow is certain', () => {
    const certain = { ...result, tomorrowSupply: [100], tomorrowValues: [95] } as typeof result
    const [, supply, value] = resultHtml(certain, 'en', words).map(markupOf)
    expect([supply, value]).toEqual(['Sufficient', '<b>95</b><small>16.7/h</small>'])
  })
})

test.each([
  ['', 0],
  ['  ', 0],
  ['3', 3],
  [' 45 ', 45],
  ['2', null],
  ['46', null],
  ['03', 3],
  ['4.5', null],
  ['-4', null],
  ['1e1', null],
  ['00010', null],
])('%j typed into a field from 3 to 45 is %s', (text, number) => {
  expect(typedNumber(text, { least: 3, most: 45 })).toBe(number)
})
