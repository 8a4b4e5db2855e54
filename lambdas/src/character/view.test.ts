import { newProfile, noSettings } from '@kupodex/data/character'
import { describe, expect, test } from 'vitest'
import { facts, now } from './calls.fixture.ts'
import { itemsOf } from './parts-of-view.ts'
import type { KnownCharacter, Viewer } from './shown.ts'
import { viewCharacter } from './view.ts'

const stored = { priority: 1, due: 0, failures: 0, leaseUntil: null, attemptAt: null, since: {}, again: {} }
const unranked = { ranks: null, sizeOf: () => 0, at: null, banner: null }

test('of a part whose item cannot be read nothing is known, and what is hidden stays hidden', () => {
  const seen = { state: 'public', asOf: now } as const
  const hidden = { state: 'private', asOf: now } as const
  const profile = newProfile(5, 0)
  const privacy = { ...profile.privacy, mounts: seen, minions: seen, facewear: hidden }
  const { parts } = viewCharacter(
    {
      ...{ ...stored, marks: {} },
      profile: { ...profile, status: 'ready', privacy },
      owned: { minions: [] },
      settings: noSettings,
      damaged: ['mounts', 'facewear'],
    },
    facts,
    unranked,
    now,
  )
  expect(parts).toMatchObject({ mounts: { state: 'unknown', asOf: null }, minions: seen, facewear: hidden })
})

test.each([
  ['that is public', { state: 'public', asOf: now }, [], { count: 1, possible: 2, percent: 50 }],
  ['that is private', { state: 'private', asOf: now }, [2], { count: 1, possible: 1, percent: 100 }],
  ['that was never read', { state: 'unknown', asOf: null }, [], { count: 1, possible: 1, percent: 100 }],
  [
    'of which only a reading before it was hidden is left',
    { state: 'unknown', asOf: now },
    [2],
    { count: 1, possible: 1, percent: 100 },
  ],
] as const)('the menu counts things of a part %s only where they are known', (_, mounts, ids, shops) => {
  const profile = newProfile(5, 0)
  const view = viewCharacter(
    {
      ...stored,
      profile: { ...profile, status: 'ready', privacy: { ...profile.privacy, mounts } },
      damaged: [],
      owned: { mounts: ids.map((id) => ({ id, date: 1 })) },
      marks: { emote: { 60: 1 } },
      settings: noSettings,
    },
    facts,
    unranked,
    now,
  )
  expect(view.menu).toEqual({
    raids: { count: 0, possible: 0, percent: 0 },
    moogletomes: { count: 0, possible: 1, percent: 0 },
    shops,
  })
})

test('a banner is shown with its time, and of a character that its owner hides to the owner alone', () => {
  const banner = { key: 'banner/5/name', widths: [960, 1920], at: 7 }
  const seen = (isPrivate: boolean, viewer: 'anyone' | 'owner') => {
    const character = {
      ...{ ...stored, marks: {}, owned: {}, damaged: [] },
      profile: { ...newProfile(5, 0), status: 'ready' as const },
      settings: { ...noSettings, private: isPrivate },
    }
    const view = viewCharacter(character, facts, { ...unranked, banner }, now, viewer)
    return [view.hasBanner, view.banner]
  }
  expect(seen(false, 'anyone')).toEqual([7, banner])
  expect(seen(true, 'anyone')).toEqual([0, null])
  expect(seen(true, 'owner')).toEqual([7, banner])
})

describe('emotes that are read and ticked', () => {
  const [hidden, seen] = [{ state: 'private', asOf: now } as const, { state: 'public', asOf: now } as const]
  const withEmotes = (emotes: typeof hidden | typeof seen): KnownCharacter => {
    const profile = newProfile(5, 0)
    return {
      ...{ ...stored, damaged: [], settings: noSettings, since: { emotes: 100 } },
      profile: { ...profile, status: 'ready', privacy: { ...profile.privacy, achievements: seen, emotes } },
      owned: { emotes: [{ id: 60, date: 100 }], achievements: [{ id: 70, date: 40 }] },
      marks: { emote: { 61: 50 } },
    }
  }
  const proven = { ...facts, proofs: { ...facts.proofs, emote: [[70, [62]] as [number, number[]]] } }
  const found = (character: KnownCharacter) => ({ character, facts: proven, now, shouldAsk: false })
  const itemsFor = (emotes: typeof hidden | typeof seen, viewer: Viewer) =>
    itemsOf(found(withEmotes(emotes)) as never, 'emote', viewer).items.map(({ id, by }) => [id, by])

  test('are all of a character, each with how it is known', () => {
    const view = viewCharacter(withEmotes(seen), proven, unranked, now)
    expect(view.emotes).toEqual([{ id: 60, date: 100, deleted: false }])
    expect(view.emoteRecent).toBe(61)
    expect(itemsFor(seen, 'anyone')).toEqual([
      [60, 'read'],
      [61, 'ticked'],
      [62, 'proven'],
    ])
  })

  test('of a list that was hidden since, only the owner goes on seeing what was read', () => {
    expect(viewCharacter(withEmotes(hidden), proven, unranked, now)).toMatchObject({ emotes: [], emotesPrivate: true })
    expect(itemsFor(hidden, 'anyone')).toEqual([
      [61, 'ticked'],
      [62, 'proven'],
    ])
    expect(itemsFor(hidden, 'owner')).toEqual(itemsFor(seen, 'anyone'))
  })
})

describe('dates say when a thing was obtained', () => {
  const owned = { achievements: [{ id: 1, date: 3 }], mounts: [{ id: 1, date: 5 }], minions: [{ id: 1, date: 6 }] }
  const gainedAfter = (privacy: object = {}, again: object = {}, settings: object = {}, viewer?: Viewer) => {
    const [profile, shown] = [newProfile(5, 0), { state: 'public', asOf: now } as const]
    const read = { achievements: shown, mounts: shown, minions: shown }
    const character = {
      ...{ ...stored, damaged: [], marks: {}, owned, since: { mounts: 4 }, again },
      profile: { ...profile, status: 'ready' as const, privacy: { ...profile.privacy, ...read, ...privacy } },
      settings: { ...noSettings, ...settings },
    }
    return viewCharacter(character, facts, unranked, now, viewer).gainedAfter
  }

  test('after the first reading of a collection, and always where the Lodestone has them', () =>
    expect(gainedAfter()).toEqual({ achievements: 0, mounts: 4, minions: 6, facewear: null, emotes: null }))

  test('after the first reading since it was hidden', () => expect(gainedAfter({}, { mounts: 9 }).mounts).toBe(9))

  test('of nothing that is hidden, or was until it is read', () => {
    for (const state of ['private', 'unknown'])
      expect(gainedAfter({ mounts: { state, asOf: now } })).toMatchObject({ achievements: 0, mounts: null })
    expect(Object.values(gainedAfter({}, {}, { private: true }))).toEqual([null, null, null, null, null])
    expect(gainedAfter({}, {}, { private: true }, 'owner').mounts).toBe(4)
  })
})
