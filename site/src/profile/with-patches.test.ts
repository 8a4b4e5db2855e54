import { expect, test } from 'vitest'
import { withPatches } from './with-patches.ts'

test('a patch that is not known is that of the next thing, and of the last the newest', () => {
  const rows = [
    { id: 1, patch: '4.25' },
    { id: 2, patch: null },
    { id: 3, patch: '6.1' },
    { id: 4, patch: null },
  ]
  expect(withPatches(rows).map(({ patch }) => patch)).toEqual(['4.25', '6.1', '6.1', '7.5'])
})
