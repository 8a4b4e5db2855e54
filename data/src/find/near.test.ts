import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNear } from './near.ts'

test.each([
  ['junior', 'junior', true],
  ['junoir', 'junior', true],
  ['juniar', 'junior', true],
  ['junor', 'junior', true],
  ['junniior', 'junior', false],
  ['jjunior', 'junior', true],
  ['unior', 'junior', true],
  ['uonir', 'junior', false],
  ['alisi', 'alisaie', true],
  ['alixx', 'alisaie', false],
  ['jin', 'jan', false],
  ['jinbeis', 'jinbei', true],
  ['jinbeiss', 'jinbei', false],
])('%s is near %s: %s', (typed, word, expected) => expect(isNear(typed, word)).toBe(expected))

/** All that a word becomes by one misspelling, made one by one. */
const misspelled = (word: string, letters: string): string[] =>
  [...Array(word.length + 1).keys()].flatMap((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    return [
      before + after.slice(1),
      ...(after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : []),
      ...[...letters].flatMap((letter) => [
        before + letter + after,
        ...(after === '' ? [] : [before + letter + after.slice(1)]),
      ]),
    ]
  })

test('it is what begins as one of all misspellings', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 5, maxLength: 8 })
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const all = misspelled(typed, 'abc')
      expect(isNear(typed, other)).toBe([typed, ...all].some((one) => other.startsWith(one)))
    }),
  )
})
