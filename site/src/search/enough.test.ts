import { expect, test } from 'vitest'
import { fewestOf, isEnough } from './enough.ts'

test.each([
  ['', 3, false],
  ['ki ', 3, false],
  [' kir ', 3, true],
  ['Öäü', 3, true],
  ['麒', 1, true],
  ['麒麟', 1, true],
  ['チ', 1, true],
  ['ふ', 1, true],
])('%j needs %i letters, and is enough: %j', (text, fewest, enough) => {
  expect(fewestOf(text)).toBe(fewest)
  expect(isEnough(text)).toBe(enough)
})
