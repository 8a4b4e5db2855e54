import { expect, test } from 'vitest'
import { coordinatesText } from './coordinates.ts'

test.each([
  ['en', 'X:\u00a011.0 Y:\u00a013.5'],
  ['de', 'X:\u00a011,0 Y:\u00a013,5'],
  ['fr', 'X\u00a0:\u00a011,0 Y\u00a0:\u00a013,5'],
  ['ja', 'X:11.0 Y:13.5'],
] as const)('coordinates in %s have one decimal, and no line ends within a number', (language, text) => {
  expect(coordinatesText({ x: 11, y: 13.5 }, language)).toBe(text)
})
