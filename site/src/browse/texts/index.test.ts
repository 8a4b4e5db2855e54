import { expect, test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { browseTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of shelves in %s are whole and translated', (language) => {
  expectSameCatalogue(browseTexts[language], browseTexts.en)
  expectTranslated(browseTexts[language], browseTexts.en)
  expect(browseTexts[language].items.other).toContain('{n}')
})
