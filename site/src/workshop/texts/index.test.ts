import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { workshopTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the workshop in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(workshopTexts[language], workshopTexts.en)
})

test('Japanese is not English', () => expectTranslated(workshopTexts.ja, workshopTexts.en))
