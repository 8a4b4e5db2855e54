import { expect, test } from 'vitest'
import { languages } from '../game/ground/language.ts'
import { cardPath, readCardPath } from './cards.ts'

test('a card has a path in every language, English too', () => {
  for (const language of languages) {
    expect(cardPath(language, 7)).toBe(`/${language}/char/7.png`)
    expect(readCardPath(cardPath(language, 1234567))).toEqual({ language, id: 1234567 })
  }
})

test.each([
  ['nobody’s character', '/en/char/0.png'],
  ['a language that there is not', '/it/char/7.png'],
  ['no language', '/char/7.png'],
  ['a leading zero', '/de/char/07.png'],
  ['an id that is one too large', '/de/char/9007199254740992.png'],
  ['a page below', '/de/char/7/mounts.png'],
  ['a way up', '/de/char/../7.png'],
  ['a slash at the end', '/de/char/7.png/'],
  ['an escape', '/de/char/%37.png'],
])('%s has none', (_, path) => expect(readCardPath(path)).toBeNull())
