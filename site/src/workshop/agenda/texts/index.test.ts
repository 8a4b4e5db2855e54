import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { agendaTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the agenda in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(agendaTexts[language], agendaTexts.en)
})

test('Japanese is not English', () => expectTranslated(agendaTexts.ja, agendaTexts.en))
