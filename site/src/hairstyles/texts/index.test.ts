import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { hairTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of hairstyles in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(hairTexts[language], hairTexts.en)
})

test('Japanese is not English', () => expectTranslated(hairTexts.ja, hairTexts.en))
