import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { agendaFile } from './build/file.ts'
import { readStock } from './stock.ts'

test.each([
  ['Island Branch 20', [[2, 20]]],
  ['20 island branch', [[2, 20]]],
  ['20x Island Branch', [[2, 20]]],
  ['Island Branch: 20\nISLAND BRANCH\t7', [[2, 7]]],
  ['Island Branch x 0', [[2, 0]]],
  ['Insel-Zweig 5', [[2, 5]]],
] as const)('%j', (text, expected) => {
  expect([...readStock(text, agendaFile('de').materials).amounts]).toEqual(expected)
})

test('what names no material or no amount is said', () => {
  const { amounts, unread } = readStock('Island Branch\n\nnonsense 3\n5', agendaFile('en').materials)
  expect([amounts.size, unread]).toEqual([0, ['Island Branch', 'nonsense 3', '5']])
})

test.each(languages)('every material is read by its name in %s', (language) => {
  const { materials } = agendaFile(language)
  const { amounts, unread } = readStock(materials.map(({ name, id }) => `${name} ${id}`).join('\n'), materials)
  expect(unread).toEqual([])
  expect([...amounts].every(([id, amount]) => id === amount) && amounts.size === materials.length).toBe(true)
})
