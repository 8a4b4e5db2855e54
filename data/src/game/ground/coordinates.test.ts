import { languages } from './language.ts'
import { expect, test } from 'vitest'
import { coordinatesText, withoutCoordinates } from './coordinates.ts'

test.each([
  ['en', 'X:\u00a011.0 Y:\u00a013.5'],
  ['de', 'X:\u00a011,0 Y:\u00a013,5'],
  ['fr', 'X\u00a0:\u00a011,0 Y\u00a0:\u00a013,5'],
  ['ja', 'X:11.0 Y:13.5'],
] as const)('coordinates in %s have one decimal, and no line ends within a number', (language, text) => {
  expect(coordinatesText({ x: 11, y: 13.5 }, language)).toBe(text)
})

test.each(languages)(
  'in %s the place of whom a way names stays without its coordinates, and others keep them',
  (language) => {
    const at = (x: number, y: number) => coordinatesText({ x, y }, language)
    expect(withoutCoordinates(`Rowan (Harbor ${at(12.34, 5)} / Hill ${at(7, 8)}): 3 × Coin`)).toBe(
      'Rowan (Harbor / Hill): 3 × Coin',
    )
    expect(withoutCoordinates(`Rowan（Harbor ${at(12.34, 5)}）`)).toBe('Rowan（Harbor）')
    expect(withoutCoordinates(`Grotto ${at(7, 8)}`)).toBe(`Grotto ${at(7, 8)}`)
  },
)
