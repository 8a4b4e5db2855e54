import { expect, test } from 'vitest'
import { type NamedOrigin, originsNamed } from './origins-named.ts'

const names: NamedOrigin[] = [
  ['duty/1', 'The Aurum Vale', 3, 20],
  ['duty/2', 'Vale of Éclair', 1, 73],
  ['vendor/3', 'Gold Saucer Attendant', 40, 21],
]
const found = (text: string, until = 100) =>
  originsNamed({ names }, text, (patch) => patch !== null && patch > until).map(([origin]) => origin)

test.each([
  ['vale', ['duty/2', 'duty/1']],
  ['AURUM  vale', ['duty/1']],
  ['eclair', ['duty/2']],
  ['attendant gold', ['vendor/3']],
  ['moogle', []],
  ['   ', []],
])('%s', (text, origins) => expect(found(text)).toEqual(origins))

test('what the shield hides is not found', () => {
  expect(found('vale', 60)).toEqual(['duty/1'])
})
