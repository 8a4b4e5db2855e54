import { expect, test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { shieldTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the shield in %s are whole and translated', (language) => {
  expectSameCatalogue(shieldTexts[language], shieldTexts.en)
  expectTranslated(shieldTexts[language], shieldTexts.en)
})

test('French has a no-break space before the colon', () => {
  expect(shieldTexts.fr.hidden).toContain('\u00a0:')
})
