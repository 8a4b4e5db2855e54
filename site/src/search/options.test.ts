import { expect, test } from 'vitest'
import { afterKey, noOptions, type Options } from './options.ts'

const open = (active: number | null): Options => ({ isOpen: true, count: 3, active })

test.each<[string, Options, string, Options | null]>([
  ['down goes to the first', open(null), 'ArrowDown', open(0)],
  ['down goes on', open(0), 'ArrowDown', open(1)],
  ['down goes round', open(2), 'ArrowDown', open(0)],
  ['up goes to the last', open(null), 'ArrowUp', open(2)],
  ['up goes round', open(0), 'ArrowUp', open(2)],
  ['down opens what was closed', { ...open(null), isOpen: false }, 'ArrowDown', open(0)],
  ['Escape closes and chooses nothing', open(1), 'Escape', { ...open(null), isOpen: false }],
  ['Escape on a closed list is the page’s', { ...open(null), isOpen: false }, 'Escape', null],
  ['letters are the field’s', open(1), 'a', null],
  ['the ends of the text are the field’s', open(1), 'Home', null],
  ['without options all is', noOptions, 'ArrowDown', null],
])('%s', (_, before, key, after) => expect(afterKey(before, key)).toEqual(after))
