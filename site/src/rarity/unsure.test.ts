import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { unsureText } from './unsure.ts'

test('most rows have nothing that is not sure', () => {
  for (const language of languages) expect(unsureText(language, {})).toBe('')
})

test('what is from lists of players, or named in English, says so', () => {
  expect(unsureText('de', { untranslated: true })).toBe('Der Name ist auf Englisch.')
  expect(unsureText('en', { provisional: true, untranslated: true })).toBe(
    'From lists kept by players, until the game data of this patch is here. The name is in English.',
  )
})
