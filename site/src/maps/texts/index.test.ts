import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { mapTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of maps in %s are whole and translated', (language) => {
  expectSameCatalogue(mapTexts[language], mapTexts.en)
  expectTranslated(mapTexts[language], mapTexts.en)
})
