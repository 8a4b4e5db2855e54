import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { bozjaTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of field notes in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(bozjaTexts[language], bozjaTexts.en)
})

test('Japanese is not English', () => expectTranslated(bozjaTexts.ja, bozjaTexts.en))
