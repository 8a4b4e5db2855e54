import { expect, test } from 'vitest'
import { otherLanguage } from './detect-language.ts'

const german = [
  ['1', 'Der Hund und die Katze', '7'],
  ['2', 'Das Tor zu den Bergen mit der Burg von Ost'],
]
const english = [
  ['1', 'The hound and the cat', '7'],
  ['2', 'The gate to the hills with the tower of the east'],
]
const many = (records: string[][]) => Array.from({ length: 5 }, () => records).flat()

test('texts clearly in another language are detected', () => {
  expect(otherLanguage(many(german), 'fr')).toBe('de')
  expect(otherLanguage(many(english), 'de')).toBe('en')
})

test('the right language, too little text and numbers are not', () => {
  expect(otherLanguage(many(german), 'de')).toBeNull()
  expect(otherLanguage(german, 'fr')).toBeNull()
  expect(otherLanguage(many([['1', '2']]), 'fr')).toBeNull()
  expect(otherLanguage(many([...german, ...english]), 'de')).toBeNull()
})
