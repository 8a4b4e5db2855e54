import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { rollTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)(
  'texts of orchestrion rolls in %s have the keys and marks of English',
  (language) => {
    expectSameCatalogue(rollTexts[language], rollTexts.en)
  },
)

test('Japanese is not English', () => expectTranslated(rollTexts.ja, rollTexts.en))
