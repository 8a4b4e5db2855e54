import { expect, test } from 'vitest'
import { foldAll } from './name-index.ts'

test('names are folded in the order of their rows, and once', async () => {
  const rows = Array.from({ length: 1234 }, (_, at) => ({ name: `Épée d’Or ${at}` }))
  const folded = await foldAll(rows)
  expect(folded).toHaveLength(rows.length)
  expect([folded[0]?.spaced, folded[1233]?.spaced]).toEqual(['epee dor 0', 'epee dor 1233'])
  expect(foldAll(rows)).toBe(foldAll(rows))
})
