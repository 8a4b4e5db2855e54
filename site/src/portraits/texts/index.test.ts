import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { portraitTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of portraits in %s have the keys of English', (language) => {
  expectSameCatalogue(portraitTexts[language], portraitTexts.en)
})

test('Japanese is not English', () => expectTranslated(portraitTexts.ja, portraitTexts.en))
