import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import type { Refusal } from '@kupodex/data/lodestone'
import { repetitions } from '@kupodex/data/soak.fixture'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characterScene } from './character-scene.fixture.ts'
import { defaultEmotes, linkedTabs, testProfile } from './lodestone.fixture.ts'
import { loadGameNames } from './names.ts'

const opened = openForAll(startTestStore)

const ok = (value: readonly string[]) => ({ outcome: 'ok' as const, value: [...value] })
const own = 'Thing of emotes'

test('a public list keeps what was unlocked; what everybody has is neither kept nor unknown', async () => {
  const { sync, read, logged } = await characterScene(opened)
  expect(await sync()).toMatchObject({ outcome: 'synced', problems: [] })
  const { owned, profile } = await read()
  expect(owned.emotes?.map(({ id }) => id)).toEqual([1])
  expect(profile.privacy.emotes.state).toBe('public')
  expect(logged.filter(({ event }) => event === 'unknownThings')).toEqual([])
})

test('capitals and apostrophes are those of the site', async () => {
  const { shown, later, read } = await characterScene(opened)
  shown.emote = ok([...defaultEmotes.map((name) => name.toUpperCase()), 'THING OF EMOTES'])
  await later()
  expect((await read()).owned.emotes).toHaveLength(1)
})

test('a name that no table has is kept by name and reported, and stops nothing', async () => {
  const { shown, later, read } = await characterScene(opened)
  shown.emote = ok([...defaultEmotes, own, 'Kupo Dance'])
  expect(await later()).toMatchObject({
    outcome: 'synced',
    problems: [{ part: 'emotes', code: 'unknownName', details: 'Kupo Dance' }],
  })
  expect((await read()).owned.emotes).toHaveLength(1)
})

test('a list with too few of what everybody has is a changed page: nothing is stored, and it says so', async () => {
  const { shown, later, read } = await characterScene(opened)
  shown.emote = ok([...defaultEmotes.slice(0, 79), own])
  expect(await later()).toMatchObject({
    problems: [{ part: 'emotes', code: 'unknownLayout', details: 'only 79 things that everybody has, of at least 80' }],
  })
  const { owned, profile } = await read()
  expect([owned.emotes, profile.privacy.emotes.state]).toEqual([undefined, 'unknown'])
})

describe.each<[string, Refusal]>([
  ['403 in the words of the site', { outcome: 'hidden' }],
  ['404', { outcome: 'notFound' }],
  ['a page without entries', { outcome: 'private' }],
])('a hidden list that answers with %s', (_, refusal) => {
  test('is hidden, and what was read and ticked stays', async () => {
    const { id, shown, store, sync, later, read } = await characterScene(opened)
    await sync()
    await store.mark(id, 'emote', [2], 5)
    const before = await read()
    shown.emote = refusal
    // One refusal may be an accident; the same months later is not.
    await later()
    expect((await read()).profile.privacy.emotes.state).toBe('public')
    await later()
    const after = await read()
    expect(after.profile.privacy.emotes.state).toBe('private')
    expect([after.owned, after.marks]).toEqual([before.owned, before.marks])
  })
})

test('where the tab is greyed out the page is not asked for, and the list is hidden', async () => {
  const { shown, lodestone, sync, read } = await characterScene(opened)
  shown.profile = testProfile({ tabs: { ...linkedTabs, emote: 'disabled' } })
  await sync()
  expect(lodestone.requests).not.toContain('emote')
  expect((await read()).profile.privacy.emotes.state).toBe('private')
})

const outcome = fc.constantFrom<Refusal>(
  { outcome: 'hidden' },
  { outcome: 'notFound' },
  { outcome: 'private' },
  { outcome: 'maintenance' },
  { outcome: 'blocked' },
  { outcome: 'throttled' },
  { outcome: 'unreachable' },
  { outcome: 'unknownLayout', why: 'odd' },
)
const names = fc.subarray([...defaultEmotes, own, 'Kupo Dance'])
const answer = fc.oneof(outcome, names.map(ok))

test('no answer of any kind takes an emote, a mount or a tick away', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(answer, fc.oneof(outcome, fc.constant(ok(['Old Wolf'])))), { maxLength: 4 }),
      async (answers) => {
        const { id, shown, store, sync, later, read } = await characterScene(opened)
        await sync()
        await store.mark(id, 'emote', [2], 5)
        const before = await read()
        for (const [emote, mount] of answers) {
          Object.assign(shown, { emote, mount })
          await later()
          const after = await read()
          expect(after.owned.emotes).toEqual(before.owned.emotes)
          expect(after.owned.mounts).toEqual(before.owned.mounts)
          expect(after.marks).toEqual(before.marks)
        }
      },
    ),
    { numRuns: repetitions({ gate: 15, soak: 300 }) },
  )
})

test('the names of the tables: 94 that everybody has, none of which has to be unlocked', () => {
  const gameNames = loadGameNames()
  const everyones = ['Bow', 'bow', 'Storm Salute', 'Sit On Ground', 'お辞儀する']
  expect(everyones.filter((name) => !gameNames.isEveryones('emotes', name))).toEqual([])
  expect(['Ball Dance', 'Imperial Salute'].filter((name) => gameNames.emotes(name) === null)).toEqual([])
  expect(gameNames.isEveryones('emotes', 'Ball Dance')).toBe(false)
  expect(gameNames.isEveryones('mounts', 'Bow')).toBe(false)
})
