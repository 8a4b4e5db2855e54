import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { test } from 'vitest'
import { patchTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of what patches brought in %s are whole and translated', (language) => {
  expectSameCatalogue(patchTexts[language], patchTexts.en)
  // A patch is one in German, too.
  const { patch, ...own } = patchTexts[language]
  expectTranslated({ ...own, patch: `${patch} ` }, patchTexts.en)
})
