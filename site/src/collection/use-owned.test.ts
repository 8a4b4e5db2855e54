import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { ownedOf } from './use-owned.ts'

const character = (more: object, state = 'public') =>
  ({
    mounts: [],
    mountsPrivate: false,
    parts: { mounts: { state, asOf: null } },
    ...more,
  }) as unknown as CharacterAnswer

test.each([
  ['that is empty', character({}), { state: 'ready', dates: new Map() }],
  ['with a mount', character({ mounts: [{ id: 3, date: 9 }] }), { state: 'ready', dates: new Map([[3, 9]]) }],
  ['that is private', character({ mountsPrivate: true }), { state: 'private' }],
  ['that was never read', character({}, 'unknown'), { state: 'unread' }],
])('a list %s', (_what, answer, expected) => expect(ownedOf(answer, { table: 'mounts' })).toEqual(expected))

test('what is checked off is asked for on its own', () =>
  expect(ownedOf(character({}), { table: 'emotes' })).toBeNull())
