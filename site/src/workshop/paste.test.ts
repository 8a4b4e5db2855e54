import { expect, test } from 'vitest'
import { craftOf } from './ground/fake-crafts.fixture.ts'
import { readPasted } from './paste.ts'
import { workshopTexts } from './ground/texts.ts'

const crafts = [
  craftOf(1, { name: 'Isleworks Potion' }),
  craftOf(2, { name: 'Isleworks Firesand' }),
  craftOf(3, { name: "Isleworks Grilled Clam, l'eau" }),
]
const [en, de, ja] = [workshopTexts('en'), workshopTexts('de'), workshopTexts('ja')]
const read = (text: string, texts = [en]) => {
  const { demands, unread } = readPasted(text, crafts, texts)
  return { demands: Object.fromEntries(demands), unread }
}

const potion = { popularity: 140, supply: 60, shift: 0 }

test.each([
  ['words', 'Isleworks Potion\tVery High\tOverflowing\tSkyrocketing'],
  ['other spelling', '  isleworks potion ;VERY HIGH; overflowing ;skyrocketing'],
  ['percentages', 'Isleworks Potion\t140%\t60 %\t0'],
  ['numbers alone', 'Isleworks Potion\t140\t60\t0'],
  ['other columns between', 'Isleworks Potion\t4h\tVery High\t28\tOverflowing\t\tSkyrocketing\tHigh'],
  ['gaps', 'Isleworks Potion  Very High  Overflowing  Skyrocketing'],
  ['a line before the name', '1\tIsleworks Potion\tVery High\tOverflowing\tSkyrocketing'],
])('reads %s', (_, line) => expect(read(line)).toEqual({ demands: { 1: potion }, unread: [] }))

test('reads lines without names in the order of the list, and what is missing stays', () => {
  const { demands } = read('Very High\tOverflowing\tSkyrocketing\n\nAverage\tSufficient\tNone')
  expect(demands).toEqual({ 1: potion, 2: { popularity: 100, supply: 100, shift: 2 } })
  expect(read('Isleworks Firesand\tSurplus\tDecreasing').demands).toEqual({ 2: { supply: 80, shift: 3 } })
})

test('one word that means two things counts by its column', () => {
  expect(read('Isleworks Potion\tNormal\tNormal\tSteigt', [de]).demands).toEqual({
    1: { popularity: 100, supply: 100, shift: 1 },
  })
  expect(read('Isleworks Potion\t普通\t供給過多\t変化なし', [ja, en]).demands).toEqual({
    1: { popularity: 100, supply: 80, shift: 2 },
  })
})

test('says which lines it did not read', () => {
  const { demands, unread } = read(
    'Product\tPopularity\nIsleworks Potion\tVery High\nIsleworks Nothing\tLow\nIsleworks Firesand\t99',
  )
  expect(demands).toEqual({ 1: { popularity: 140 } })
  expect(unread).toEqual(['Product\tPopularity', 'Isleworks Nothing\tLow', 'Isleworks Firesand\t99'])
  expect(read('')).toEqual({ demands: {}, unread: [] })
})
