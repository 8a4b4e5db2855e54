import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { emoteTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of emotes in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(emoteTexts[language], emoteTexts.en)
})

test('Japanese is not English', () => expectTranslated(emoteTexts.ja, emoteTexts.en))
