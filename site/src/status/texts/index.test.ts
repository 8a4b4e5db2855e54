import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { test } from 'vitest'
import { statusTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the status in %s are whole and translated', (language) => {
  expectSameCatalogue(statusTexts[language], statusTexts.en)
  expectTranslated(statusTexts[language], statusTexts.en)
})
