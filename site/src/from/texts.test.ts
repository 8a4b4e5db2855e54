import { expect, test } from 'vitest'
import { languages } from '@kupodex/data/game'
import { fromTexts } from './texts.ts'

/** A word for a character, in each language. */
const character = { en: 'a character', de: 'einen Charakter', fr: 'un personnage', ja: 'キャラクター' }

test.each(languages)('the page of all kinds promises what is missing only with a character, in %s', (language) =>
  expect(fromTexts(language).lead).toContain(character[language]),
)
