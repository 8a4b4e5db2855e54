import { expect, test } from 'vitest'
import { collectionTexts } from '#collection/texts.ts'
import { countingWords } from './owned.ts'

test('it is said how many of a list count where not all do', () => {
  const { countedOf } = collectionTexts('en')
  expect(countingWords(countedOf, 598, 1944, 'en')).toBe('598 of 1,944 count')
  expect(countingWords(countedOf, 598, 598, 'en')).toBe('')
  expect(countingWords(collectionTexts('de').countedOf, 598, 1944, 'de')).toBe('598 von 1.944 zählen')
})
