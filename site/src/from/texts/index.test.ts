import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { test } from 'vitest'
import { fromTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of what things come from in %s are whole and translated', (language) => {
  expectSameCatalogue(fromTexts[language], fromTexts.en)
  // The store has its English name in German, too.
  const { kinds, ...own } = fromTexts[language]
  expectTranslated({ ...own, kinds: { ...kinds, store: `${kinds.store} ` } }, fromTexts.en)
})
