import { expect, test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { tableTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of tables in %s are whole and translated', (language) => {
  expectSameCatalogue(tableTexts[language], tableTexts.en)
  expectTranslated(tableTexts[language], tableTexts.en)
})

test('what players read while there is no connection', () => {
  expect(tableTexts.en.failed).toBe('Unable to connect to server')
})
