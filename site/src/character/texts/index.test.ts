import { privacyParts } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { characterTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of characters in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(characterTexts[language], characterTexts.en)
})

test('Japanese is not English', () => expectTranslated(characterTexts.ja, characterTexts.en))

test('the privacy of every part has a name', () => {
  expect(Object.keys(characterTexts.en.privacy.parts).sort()).toEqual([...privacyParts].sort())
})
