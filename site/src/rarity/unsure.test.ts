import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { unsureText } from './unsure.ts'

test('most rows have nothing that is not sure', () => {
  for (const language of languages) expect(unsureText(language, {})).toBe('')
})

test('what is from lists of players, or named in English, says so', () => {
  expect(unsureText('de', { untranslated: true })).toBe('Der Name ist der englische.')
  expect(unsureText('en', { provisional: true, untranslated: true })).toBe(
    "Known from lists of players until the game's own data of this patch are here. The name is the English one.",
  )
})
