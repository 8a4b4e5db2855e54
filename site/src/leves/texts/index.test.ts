import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { leveTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)(
  'texts of the levequests in %s have the keys and marks of English',
  (language) => {
    expectSameCatalogue(leveTexts[language], leveTexts.en)
  },
)

test('Japanese is not English', () => expectTranslated(leveTexts.ja, leveTexts.en))
