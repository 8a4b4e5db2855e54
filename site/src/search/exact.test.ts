import { expect, test } from 'vitest'
import { onlyNamed } from './exact.ts'

const people = [
  { id: 1, name: 'Mina Ähre' },
  { id: 2, name: 'Mina Ahrens' },
  { id: 3, name: "Zara O'Tool" },
  { id: 4, name: 'Ta Ri' },
  { id: 5, name: 'Ta Ri' },
]

test.each([
  ['mina ahre', 1],
  [' Zara O’Tool ', 3],
  ['Mina', null],
  ['Ta Ri', null],
  ['', null],
])('%j names %j alone', (text, id) => expect(onlyNamed(people, text)?.id ?? null).toBe(id))
