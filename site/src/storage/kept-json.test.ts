import { expect, test } from 'vitest'
import { listIn, wordsIn } from './kept-json.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

test.each([null, '', '{', '"a"', '7', 'null', '{"a":1}'])('%s is kept as no list', (text) => {
  expect(listIn(text, isText)).toEqual([])
})

test.each([null, '', '{', '"a"', '7', 'null', '[]'])('%s is kept as no words', (text) => {
  expect(Object.keys(wordsIn(text))).toEqual([])
})

test('what is kept is read: of a list what is of the kind', () => {
  expect(listIn('["a",1,"b"]', isText)).toEqual(['a', 'b'])
  expect(wordsIn('{"a":1,"b":null}')).toEqual({ a: 1, b: null })
})
