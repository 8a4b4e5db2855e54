import { syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { listedParts, wholeCharacter } from './whole-character.ts'

const least = { id: 5, name: 'Wu Tang', status: 'ready' } as const
const read = { state: 'public', asOf: 9 } as const
const unread = { state: 'unknown', asOf: null }

test('every part that a sync reads is looked for', () => expect(listedParts).toEqual(syncedParts))

test.each([
  ['nothing', null],
  ['a text', 'Wu Tang' as never],
  ['no name', { ...least, name: undefined as never }],
])('%s is no character', (_, answer) => expect(wholeCharacter<CharacterAnswer>(answer)).toBeNull())

test('a list that is missing was never read, whatever is said of it', () => {
  const parts = { profile: read, achievements: read, mounts: read, minions: read, facewear: read }
  const whole = wholeCharacter<CharacterAnswer>({ ...least, parts, mounts: [] })
  expect(whole).toMatchObject({ mounts: [], facewear: [], parts: { profile: read, mounts: read, facewear: unread } })
})

test('what is there stays, and what an older release lacks is not known', () => {
  const menu = { raids: { count: 1, possible: 2, percent: 50 } } as CharacterAnswer['menu']
  expect(wholeCharacter<CharacterAnswer>({ ...least, menu, mountCount: 3 })).toMatchObject({
    mountCount: 3,
    metas: [],
    jobs: [],
    ranks: {},
    achievementKinds: {},
    menu: { raids: { percent: 50 }, shops: { possible: 0 } },
  })
})
