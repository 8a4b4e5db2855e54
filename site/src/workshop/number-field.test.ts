import { expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindNumber, typedNumber } from './number-field.ts'

const range = { least: 1, most: 20 }

test.each([
  ['', 0],
  ['  ', 0],
  ['1', 1],
  [' 20 ', 20],
  ['007', 7],
  ['0', null],
  ['21', null],
  ['-3', null],
  ['1.5', null],
  ['1e1', null],
  ['00007', null],
])('%j typed is %s', (text, number) => expect(typedNumber(text, range)).toBe(number))

/** A field of ranks, and what came of typing in it. */
const open = () => {
  const page = openPage('<label>Rank <input></label><button></button>')
  const [said, taken]: [string[], number[]] = [[], []]
  const field = page.one<HTMLInputElement>('input')
  const show = bindNumber(field, {
    ...{ range, text: '{field}: {least} to {most}' },
    say: (problem) => void said.push(problem),
    taken: (value) => {
      taken.push(value)
      show(value)
    },
  })
  const type = (text: string) => {
    field.focus()
    field.value = text
    page.send(field, 'input')
  }
  return { ...page, field, show, said, taken, type }
}

test('a number is taken as it is typed, once', () => {
  const { show, type, taken, said, field } = open()
  show(5)
  expect([field.value, taken]).toEqual(['5', []])
  type('7')
  type('7')
  type('')
  expect(taken).toEqual([7, 0])
  expect([said.at(-1), field.getAttribute('aria-invalid')]).toEqual(['', 'false'])
})

test('what cannot be used is said, and the number from before typing is in use', () => {
  const { show, type, taken, said, field, send } = open()
  show(5)
  type('7')
  type('77')
  expect([taken, said.at(-1), field.getAttribute('aria-invalid')]).toEqual([[7, 5], 'Rank: 1 to 20', 'true'])
  type('8')
  send(field, 'change')
  type('88')
  expect(taken).toEqual([7, 5, 8])
})

test('a number is not shown while the reader is typing, and 0 is an empty field', () => {
  const { show, type, field } = open()
  type('3')
  show(9)
  expect(field.value).toBe('3')
  field.blur()
  show(9)
  expect(field.value).toBe('9')
  show(0)
  expect(field.value).toBe('')
})
