import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { boardTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of boards in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(boardTexts[language], boardTexts.en)
})

test('Japanese is not English', () => expectTranslated(boardTexts.ja, boardTexts.en))
