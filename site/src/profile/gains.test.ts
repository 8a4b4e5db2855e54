import type { CharacterAnswer } from '@kupodex/data/contract'
import { character } from '#dev/frame.fixture.ts'
import { describe, expect, test } from 'vitest'
import { gainFileOf, readGainFile } from './gain-file.ts'
import { datedThings, gainsOf } from './gains.ts'

const at = (time: string) => Date.parse(`${time}Z`) / 1000
const thing = (id: number, time: string) => ({ id, date: at(time), deleted: false })
const plain = [1, 2, 3].map((id) => ({ id, counts: true, gamePoints: 0 }))
const file = gainFileOf({
  achievement: [
    { id: 3, counts: true, gamePoints: 10 },
    { id: 8, counts: false, gamePoints: 5 },
    { id: 9, counts: false, gamePoints: 0 },
  ],
  mount: plain,
  minion: plain,
  emote: [{ id: 1, counts: false, gamePoints: 0 }, ...plain.slice(1)],
})
const isPublic = { state: 'public', asOf: 1 } as const
const parts = {
  profile: isPublic,
  achievements: isPublic,
  mounts: isPublic,
  minions: isPublic,
  facewear: isPublic,
  emotes: isPublic,
}
/** A character whose mounts, minions, facewear and emotes were first read on 1 March 2026. */
const someone = (more: Partial<CharacterAnswer> = {}): CharacterAnswer => {
  const first = at('2026-03-01T10:00:00')
  const nothing = { achievements: [], mounts: [], minions: [], facewear: [], emotes: [] }
  const gainedAfter = { achievements: 0, mounts: first, minions: first, facewear: first, emotes: first }
  return { ...character, ...nothing, parts, gainedAfter, ...more }
}
// A Wednesday.
const now = Date.parse('2026-04-08T12:00:00Z')
const count = (one: CharacterAnswer, rarityOf = (_type: string, id: number) => id * 100) =>
  Object.fromEntries(gainsOf(one, { file, rarityOf, now }).map(({ word, ...gains }) => [word, gains]))

test('the file says what each thing adds', () => {
  const weights = readGainFile(file)
  expect(weights.get('achievement')?.get(8)).toEqual({ id: 8, counts: false, gamePoints: 5 })
  expect(weights.get('achievement')?.has(9)).toBe(false)
  expect([...(weights.get('emote')?.keys() ?? [])]).toEqual([2, 3])
})

test('what a first reading found was obtained at no known time', () => {
  const mounts = [thing(1, '2026-03-01T10:00:00'), thing(2, '2026-03-01T10:00:01')]
  const one = someone({ mounts, achievements: [thing(3, '2020-01-01T00:00:00'), { id: 8, date: 0, deleted: false }] })
  expect(datedThings(one)).toEqual([
    { type: 'achievement', id: 3, at: Date.parse('2020-01-01T00:00:00Z') },
    { type: 'mount', id: 2, at: Date.parse('2026-03-01T10:00:01Z') },
  ])
})

describe('gains', () => {
  const achievements = [
    thing(3, '2026-04-07T08:00:00'),
    // Before the reset, but in the month.
    thing(8, '2026-04-07T07:59:59'),
    thing(9, '2026-04-08T00:00:00'),
    // After the month, on a page that has been open since.
    thing(3, '2026-05-01T00:00:00'),
  ]

  test('are those of the game’s week and of the month', () => {
    expect(count(someone({ achievements }))['points']).toMatchObject({
      known: 'known',
      since: null,
      week: 10,
      month: 15,
    })
  })

  test('count things that count, since the first reading', () => {
    const emotes = [thing(1, '2026-04-08T00:00:00'), thing(2, '2026-04-08T00:00:00')]
    const mounts = [thing(1, '2026-03-01T10:00:00'), thing(2, '2026-04-08T00:00:00')]
    const { mounts: counted, emotes: read } = count(someone({ emotes, mounts }))
    expect(counted).toMatchObject({ week: 1, month: 1, since: at('2026-03-01T10:00:00') * 1000 })
    expect(read).toMatchObject({ week: 1 })
  })

  test('have a best week, of several the newest', () => {
    const mounts = [thing(1, '2026-03-10T08:00:00'), thing(2, '2026-03-17T08:00:00')]
    expect(count(someone({ mounts }))['mounts']?.best).toEqual({ week: Date.parse('2026-03-17T08:00:00Z'), sum: 1 })
    const more = [thing(3, '2026-03-17T07:59:59'), ...mounts]
    expect(count(someone({ mounts: more }))['mounts']?.best).toEqual({
      week: Date.parse('2026-03-10T08:00:00Z'),
      sum: 2,
    })
    expect(count(someone({ mounts: mounts.toReversed() }))['mounts']).toMatchObject({
      ...{ best: { week: Date.parse('2026-03-17T08:00:00Z'), sum: 1 }, month: 0 },
    })
    expect(count(someone())['mounts']?.best).toBeNull()
    // What adds nothing makes no week.
    expect(count(someone({ achievements: [thing(9, '2026-04-08T00:00:00')] }))['points']?.best).toBeNull()
  })

  test('of rarity points are those of three collections', () => {
    const [mounts, minions] = [[thing(2, '2026-04-08T00:00:00')], [thing(3, '2026-04-08T00:00:00')]]
    const emotes = [thing(2, '2026-04-08T00:00:00')]
    expect(count(someone({ achievements, mounts, minions, emotes }))['rarity']).toMatchObject({
      ...{ week: 800, since: null },
    })
  })
})

describe('what is not known', () => {
  test('is private or not read yet, and not nothing', () => {
    const gainedAfter = { ...someone().gainedAfter, minions: null, mounts: null, emotes: null }
    const gains = count(
      someone({ gainedAfter, mountsPrivate: true, parts: { ...parts, minions: { state: 'unknown', asOf: null } } }),
    )
    expect([gains['mounts']?.known, gains['minions']?.known]).toEqual(['private', 'unread'])
    expect(gains['mounts']?.since).toBeNull()
  })

  test('of some collections leaves the others', () => {
    const gainedAfter = { ...someone().gainedAfter, mounts: null }
    const mounts = [thing(2, '2026-04-08T00:00:00')]
    const gains = count(
      someone({ achievements: [thing(3, '2026-04-08T00:00:00')], mounts, gainedAfter, mountsPrivate: true }),
    )
    expect(gains['rarity']).toMatchObject({ known: 'known', week: 300 })
  })
})
