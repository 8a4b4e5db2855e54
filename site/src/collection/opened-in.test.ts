import { expect, test } from 'vitest'
import { openedIn } from './opened-in.ts'

const plain = [] as const
const grouped = [{ slug: 'framers' }, { slug: 'others' }] as const

test.each([
  [plain, [], undefined, { group: null, key: null, isUnknown: false }],
  [plain, ['4'], undefined, { group: null, key: 4, isUnknown: false }],
  [plain, ['nothing'], undefined, { group: null, key: null, isUnknown: true }],
  [plain, ['4x'], undefined, { group: null, key: null, isUnknown: true }],
  [plain, ['x4'], undefined, { group: null, key: null, isUnknown: true }],
  [grouped, ['framers'], undefined, { group: 'framers', key: null, isUnknown: false }],
  [grouped, ['dungeons'], undefined, { group: null, key: null, isUnknown: true }],
  [grouped, ['dungeons', '4'], undefined, { group: null, key: 4, isUnknown: false }],
  // By its address a thing is shown in its group, opened from a list in what that showed.
  [grouped, ['framers', '4'], undefined, { group: 'framers', key: 4, isUnknown: false }],
  [grouped, ['framers', '4'], null, { group: null, key: 4, isUnknown: false }],
  [grouped, ['framers', '4'], 'others', { group: 'others', key: 4, isUnknown: false }],
  [grouped, ['framers'], 'others', { group: 'framers', key: null, isUnknown: false }],
] as const)('of a list with groups %j, %j opened from %j shows %j', (groups, parts, from, opened) => {
  expect(openedIn({ parts, from }, groups)).toEqual(opened)
})
