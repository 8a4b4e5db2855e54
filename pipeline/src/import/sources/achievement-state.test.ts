import { expect, test } from 'vitest'
import { numberOfWords } from './achievement-state.ts'

test.each([
  ['One', 1],
  ['Ten', 10],
  ['Nineteen', 19],
  ['Twenty', 20],
  ['Twenty-one', 21],
  ['Ninety-nine', 99],
  ['', null],
  ['Many', null],
  ['Twenty-', null],
  ['Twenty-ten', null],
  ['One-two', null],
])('"%s" is %s', (words, number) => {
  expect(numberOfWords(words)).toBe(number)
})
