import { expect, test } from 'vitest'
import { foldNames, nameMatcher } from './name-index.ts'

test('names are folded in the order of their rows, and once', async () => {
  const rows = Array.from({ length: 1234 }, (_, at) => ({ name: `Épée d’Or ${at}` }))
  const folded = await foldNames(rows)
  expect(folded).toHaveLength(rows.length)
  expect([folded[0], folded[1233]]).toEqual(['epee dor 0', 'epee dor 1233'])
  expect(foldNames(rows)).toBe(foldNames(rows))
})

test.each([
  ['dor épée', true],
  ["d'or", true],
  ['or 12', true],
  ['epee 13', false],
])('%s', (text, isFound) => expect(nameMatcher(text)('epee dor 12')).toBe(isFound))
