import { expect, test } from 'vitest'
import { mayBeName } from './may-be-name.ts'

test.each([
  ['Mina Example', true],
  ["d'arc", true],
  ['mínä', true],
  ['mina example (Odin)', true],
  ['mina@odin', true],
  ['mi', false],
  ['patch 7.1', false],
  ['モーグリ', false],
  ['12345678', false],
  ['https://eu.finalfantasyxiv.com/lodestone/character/12345678/', false],
  ['', false],
])('%j may be a name: %s', (text, expected) => expect(mayBeName(text)).toBe(expected))
