import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { triadTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of Triple Triad in %s are whole and translated', (language) => {
  expectSameCatalogue(triadTexts[language], triadTexts.en)
  // A region is one in German, too.
  const { region, ...own } = triadTexts[language]
  expectTranslated({ ...own, region: `${region} ` }, triadTexts.en)
})
