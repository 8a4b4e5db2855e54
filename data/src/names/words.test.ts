import { expect, test } from 'vitest'
import { canGoDeeper, companyWords, namePrefix, nameWords } from './words.ts'

test.each([
  ["Y'shtola Rhul", ['yshtola', 'rhul']],
  ['Élan Ölund', ['elan', 'olund']],
  ['Kupo Kupo', ['kupo']],
  ['Mi-ku  Lin', ['miku', 'lin']],
  ['シャ ル', []],
  ['', []],
])('%s', (name, words) => expect(nameWords(name)).toEqual(words))

test.each([
  ['The Order of the Kupo', ['order', 'kupo']],
  ['The', ['the']],
  ['Ｏｆ the', ['of', 'the']],
  ['Café Thé', ['cafe']],
  ['404', []],
])('the free company %s', (name, words) => expect(companyWords(name)).toEqual(words))

test('prefixes have two letters at first and six at most', () => {
  expect([namePrefix('kupo'), namePrefix('o'), namePrefix('kupokupo', 4), namePrefix('kupokupo', 9)]).toEqual([
    'ku',
    'o',
    'kupo',
    'kupoku',
  ])
  expect([canGoDeeper('kupok'), canGoDeeper('kupoku')]).toEqual([true, false])
})
