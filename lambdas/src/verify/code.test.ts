import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCode, makeCode } from './code.ts'

const code = fc
  .array(fc.nat(30), { minLength: 12, maxLength: 12 })
  .map((numbers) => makeCode((below) => (numbers.shift() ?? 0) % below))

test('a code says whose it is, and has no letters that look alike', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(/^kupodex(-[2-9a-hjkmnp-z]{4}){3}$/)
    }),
  )
})

const one = makeCode((below) => below - 1)

test.each([
  [one],
  [`Hello!\n${one}\nBye`],
  [`  ${one}  `],
  [one.toUpperCase()],
  [`Kupodex${one.slice(7)}`],
  [one.replaceAll('-', '–')],
  [one.replaceAll('-', '\u2011')],
  [one.replaceAll('-', ' - ')],
  [one.replace('-', '-\n')],
  [one.replace('-', '\u200b-\u00ad')],
  [[...one].map((letter) => (letter === '-' ? '－' : String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))).join('')],
  [`よろしく${one}です`],
  [`<b>${one}</b>`],
])('%j has it', (text) => expect(hasCode(text, one)).toBe(true))

test.each([[''], ['-'], ['kupodex'], [one.slice(0, -1)], [one.slice(8)], [one.replace('z', 'y')]])(
  '%j has it not',
  (text) => expect(hasCode(text, one)).toBe(false),
)

test('the code of another user or character is not taken for it', () => {
  fc.assert(
    fc.property(code, code, fc.string(), (a, b, text) => {
      expect(hasCode(`${text} ${b}`, a)).toBe(a === b)
    }),
  )
})
