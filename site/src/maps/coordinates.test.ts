import { expect, test } from 'vitest'
import { coordinatesText } from './coordinates.ts'

test('coordinates have one decimal', () => {
  expect(coordinatesText({ x: 11, y: 13.5 }, 'en')).toBe('X: 11.0 Y: 13.5')
  expect(coordinatesText({ x: 11, y: 13.5 }, 'de')).toBe('X: 11,0 Y: 13,5')
})
