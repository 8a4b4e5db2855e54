import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { compareTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of comparisons in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(compareTexts[language], compareTexts.en)
})

test('Japanese is not English', () => expectTranslated(compareTexts.ja, compareTexts.en))
