import { html } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { patchHtml, patchOf } from './patch.ts'

const item = { id: 3868, name: 'Bell' }

test.each([
  ['mount', { ...item, patch: '7.35' }, 73],
  ['mount', { ...item, veil: 74 }, 74],
  ['mount', item, null],
  ['achievement', item, 74],
  [
    'title',
    {
      ...item,
      ways: [
        { text: 'A', achievementId: 4069 },
        { text: 'B', achievementId: 3868 },
      ],
    },
    74,
  ],
  ['title', item, null],
] as const)('a %s of %o is of patch %s', (type, one, patch) => {
  expect(patchOf(type, one)).toBe(patch)
  expect(patchHtml(type, one)).toEqual(patch === null ? null : html` data-patch="${patch}"`)
})
