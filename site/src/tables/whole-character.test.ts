import { syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { partsOf } from '@kupodex/data/contract/character.fixture'
import { wholeCharacter } from './whole-character.ts'

const least = { id: 5, name: 'Wu Tang', status: 'ready' } as const
const read = { state: 'public', asOf: 1 }
const unread = { state: 'unknown', asOf: null }

test.each(syncedParts)('of an answer without %s it was never read', (part) => {
  const { [part]: _, ...others } = recordOf(syncedParts, () => [])
  const whole = wholeCharacter<CharacterAnswer>({ ...least, ...others, parts: partsOf('public') })
  expect(whole).toMatchObject({ [part]: [], parts: partsOf('public', { [part]: unread }) })
})

test.each([
  ['nothing', null],
  ['a text', 'Wu Tang' as never],
  ['no name', { ...least, name: undefined as never }],
])('%s is no character', (_, answer) => expect(wholeCharacter<CharacterAnswer>(answer)).toBeNull())

test('a list that is missing was never read, whatever is said of it', () => {
  const whole = wholeCharacter<CharacterAnswer>({ ...least, parts: partsOf('public'), mounts: [] })
  expect(whole).toMatchObject({ mounts: [], facewear: [] })
  expect(whole?.parts).toMatchObject({ profile: read, mounts: read, facewear: unread })
})

test('what is there stays, and what an older release lacks is not known', () => {
  const menu = { raids: { count: 1, possible: 2, percent: 50 } } as CharacterAnswer['menu']
  expect(wholeCharacter<CharacterAnswer>({ ...least, menu, mountCount: 3 })).toMatchObject({
    mountCount: 3,
    metas: [],
    jobs: [],
    ranks: {},
    ranksAt: null,
    achievementKinds: {},
    menu: { raids: { percent: 50 }, shops: { possible: 0 } },
  })
})
