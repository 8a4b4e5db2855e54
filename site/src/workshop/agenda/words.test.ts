import { expect, test } from 'vitest'
import { found, step } from './found.fixture.ts'
import { agendaTexts } from './texts.ts'
import { agendaText, limitText, materialTexts, sumText, unreadText, type Writing } from './words.ts'

const words = agendaTexts('en')
const writing: Writing = {
  ...{ language: 'en', words },
  crafts: new Map([[3, 'Potion']]),
  materials: new Map([[2, 'Branch']]),
}

test('a value is made up from its base on', () => {
  // 40 × 1.2 × 1.1 = 52.8, of which the game takes the whole part.
  expect(sumText(step, 3, writing)).toBe(
    '40 × rank 120% × groove 110% = 52; × popularity 120% × supply 80% = 50; × 3 made = 150',
  )
})

test.each([
  [{ isProved: true }, words.proved],
  [{}, 'Up to 0.5% more may be possible.'],
  [{ most: 1001.01 }, 'Up to 0.2% more may be possible.'],
  [{ most: null }, ''],
  [{ total: 0 }, ''],
])('how good an agenda is: %o', (some, text) => expect(limitText({ ...found, ...some }, writing)).toBe(text))

test('materials have their names and amounts, or their numbers', () =>
  expect(materialTexts(found, writing)).toEqual(['Branch × 1,500', '98 × 1']))

test.each([
  [[], ''],
  [['a'], '1 line was not understood: a'],
  [['a', 'b', 'c'], '3 lines were not understood: a / b / c'],
  [['a', 'b', 'c', 'd'], '4 lines were not understood: a / b / c …'],
])('lines that are not understood: %j', (lines, text) => expect(unreadText(lines, writing)).toBe(text))

test('as text an agenda has its cycles, what is made when, and what it takes', () => {
  const cowries = "1,000 seafarer's cowries"
  const lines = [`Cycle 1: ${cowries}`, '  4–10 Potion', '  10–16 99 (Efficiency bonus)', 'Cycle 2: Rest']
  const rest = [`Total: ${cowries}`, 'Up to 0.5% more may be possible.', words.used, '  Branch × 1,500', '  98 × 1']
  expect(agendaText(found, writing).split('\n')).toEqual([...lines, ...rest])
  expect(agendaText({ ...found, most: null }, writing)).not.toContain('\n\n')
})
