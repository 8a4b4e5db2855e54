import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { fishTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of fish in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(fishTexts[language], fishTexts.en)
})

test('Japanese is not English', () => expectTranslated(fishTexts.ja, fishTexts.en))
