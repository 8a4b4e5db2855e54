import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codesIn, hasCode, makeCode } from './code.ts'

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

const lastCode = makeCode((below) => below - 1)

test.each([
  [lastCode],
  [`Hello!\n${lastCode}\nBye`],
  [`  ${lastCode}  `],
  [lastCode.toUpperCase()],
  [`Kupodex${lastCode.slice(7)}`],
  [lastCode.replaceAll('-', '–')],
  [lastCode.replaceAll('-', '\u2011')],
  [lastCode.replaceAll('-', ' - ')],
  [lastCode.replace('-', '-\n')],
  [lastCode.replace('-', '\u200b-\u00ad')],
  [
    [...lastCode]
      .map((letter) => (letter === '-' ? '－' : String.fromCodePoint(letter.codePointAt(0)! + 0xfee0)))
      .join(''),
  ],
  [`よろしく${lastCode}です`],
  [`<b>${lastCode}</b>`],
])('%j has it', (text) => expect(hasCode(codesIn(text), lastCode)).toBe(true))

test.each([[''], ['-'], ['kupodex'], [lastCode.slice(0, -1)], [lastCode.slice(8)], [lastCode.replace('z', 'y')]])(
  '%j has it not',
  (text) => expect(hasCode(codesIn(text), lastCode)).toBe(false),
)

test('the code of another user or character is not taken for it', () => {
  fc.assert(
    fc.property(code, code, fc.string(), (a, b, text) => {
      expect(hasCode(codesIn(`${text} ${b}`), a)).toBe(a === b)
    }),
  )
})

test('each of several is found, also where one is cut off by the next', () => {
  const other = lastCode.replace('z', 'y')
  const codes = codesIn(`${lastCode} kupodex-${other} ${lastCode}`)
  expect([lastCode, other].map((each) => hasCode(codes, each))).toEqual([true, true])
})
