import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { animalTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the animals in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(animalTexts[language], animalTexts.en)
})

test('Japanese is not English', () => expectTranslated(animalTexts.ja, animalTexts.en))
