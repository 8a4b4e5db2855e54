import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksToBeHidden, optOutWord } from './opt-out.ts'

test.each([
  optOutWord,
  'KUPODEX:HIDDEN',
  'Hello!\nKupodex:Hidden\nBye',
  'Ｋｕｐｏｄｅｘ：ｈｉｄｄｅｎ',
  'kupodex : hidden',
  'kupo\u200bdex:hid\u00adden',
  'よろしくkupodex:hiddenです',
])('%j asks to be hidden', (text) => expect(asksToBeHidden(text)).toBe(true))

test.each([null, '', '-', 'kupodex', 'hidden', 'kupodex hidden', 'ffxivcollect:hidden', 'kupodex-7hq3-mx9k-2wvd'])(
  '%j does not',
  (text) => expect(asksToBeHidden(text)).toBe(false),
)

test('anywhere in any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(asksToBeHidden(`${before} ${optOutWord} ${after}`)).toBe(true)
    }),
  )
})
