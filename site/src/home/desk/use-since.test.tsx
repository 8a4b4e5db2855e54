import { expect, test } from 'vitest'
import type { CharacterView, ShownCharacter } from '#character/character-store.ts'
import { character } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { useSince } from './use-since.ts'

const Since = ({ shown }: { shown: CharacterView | null }) => <p>{useSince(shown, 'en')}</p>

const before = { points: 12_000, mounts: 118, minions: 0, rank: 14 }
const looksOf = (figures: object) => ({
  'kupodex.looks': JSON.stringify([[`char/${character.id}`, { at: Date.UTC(2026, 0, 6), figures }]]),
})
const parts = { ...character.parts, mounts: character.parts.minions }
const ready = (rest: Partial<typeof character> = {}): ShownCharacter => ({
  ...{ state: 'ready', at: 1 },
  character: { ...character, parts, ...rest },
})

/** What is said of a character, and what is remembered of it then. */
const open = async (shown: CharacterView | null, kept: Readonly<Record<string, string>> = looksOf(before)) => {
  const page = await drawn(<Since shown={shown} />, { kept })
  const remembered = () => {
    const looks = JSON.parse(page.storage.getItem('kupodex.looks') ?? '[]') as [string, { figures: object }][]
    return new Map(looks).get(`char/${character.id}`)?.figures
  }
  return { ...page, says: () => page.words('p')[0], remembered }
}

test('points, mounts, minions and the rank in its world are compared with those of the last visit', async () => {
  const page = await open(ready())
  expect(page.says()).toMatch(/^Since .*: 345 achievement points · 2 new mounts · rank 14 → 12$/)
  expect(page.remembered()).toEqual({ points: 12_345, mounts: 120, minions: 0, rank: 12 })
})

test('a first visit says nothing, and remembers what is known', async () => {
  const ranks = { ...character.ranks, achievement: null }
  const page = await open(ready({ ranks, minionsPrivate: true }), {})
  expect(page.says()).toBe('')
  expect(page.remembered()).toEqual({ points: 12_345, mounts: 120 })
})

test('what is not known now is not compared, and stays remembered as it was', async () => {
  const page = await open(ready({ ranks: { ...character.ranks, achievement: null }, mountsPrivate: true }))
  expect(page.says()).toMatch(/^Since [^:]*: 345 achievement points$/)
  expect(page.remembered()).toEqual({ points: 12_345, mounts: 118, minions: 0, rank: 14 })
})

test.each<[string, CharacterView | null]>([
  ['a copy from before', { ...ready(), isKept: true }],
  ['what only its owner sees', { ...ready(), isOwn: true }],
  ['one that says so elsewhere', null],
  ['one that is not there', { state: 'notFound' }],
])('nothing is said and nothing remembered of %s', async (_, shown) => {
  const page = await open(shown)
  expect([page.says(), page.remembered()]).toEqual(['', before])
})

test('it is said once a visit: as soon as it is known, and of what is read meanwhile nothing', async () => {
  const page = await open({ state: 'loading' })
  expect(page.says()).toBe('')
  await page.draw(<Since shown={ready()} />)
  const said = page.says()
  expect(said).toMatch(/2 new mounts/)
  await page.draw(<Since shown={ready({ mountCount: 130 })} />)
  expect([page.says(), page.remembered()]).toEqual([said, expect.objectContaining({ mounts: 120 })])
})
