import { openForAll } from '@kupodex/data/opened.fixture'
import {
  decodeOwned,
  itemTypes,
  type ItemType,
  newProfile,
  noSettings,
  type PrivacyPart,
  privacyParts,
  syncedParts,
} from '@kupodex/data/character'
import { type CharacterAnswer, type ItemsAnswer, knownOf, type SeveralItemsAnswer } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/sync'
import { repetitions, seeded, withSeed } from '@kupodex/data/soak.fixture'
import { describe, expect, test } from 'vitest'
import { now, openCalls, ready } from './calls.fixture.ts'

const calls = openForAll(openCalls)

const valueOf = async <Answer>(...args: Parameters<typeof calls.call>): Promise<Answer> => {
  const outcome = await calls.call(...args)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.value as Answer
}

const several = (ids: readonly number[], types: readonly ItemType[]) =>
  valueOf<SeveralItemsAnswer>('charsitems', { ids, types })

/** What the answer says that each of its characters has of a type. */
const ownedIn = ({ ids, types }: SeveralItemsAnswer, type: ItemType) =>
  new Map(ids.map((id, at) => [id, decodeOwned(types[type]!.things, types[type]!.owned[at] ?? null)]))

/** The same by the calls of a character alone. */
const ownedAlone = async (id: number, types: readonly ItemType[]) => {
  const character = await valueOf<CharacterAnswer>('charcache', { id })
  const owned = async (type: ItemType): Promise<number[] | null> => {
    const items = await valueOf<ItemsAnswer>('charitems', { id, type })
    if (items.private || (items.items.length === 0 && knownOf(character, type) !== 'known')) return null
    return items.items.map((item) => item.id).sort((a, b) => a - b)
  }
  return new Map(await Promise.all(types.map(async (type) => [type, await owned(type)] as const)))
}

const random = seeded()
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
const chance = (share: number): boolean => random() < share

/** What the sample has of each part and type. */
const ids = { achievements: [1, 2], mounts: [1, 2], minions: [1], facewear: [3], emotes: [59, 60] } as const
const ticks = { emote: [59, 60], fish: [1, 2, 3] } as const

const privacyOf = () =>
  Object.fromEntries(
    privacyParts.map((part) => [part, { state: oneOf(['public', 'public', 'private', 'unknown']), asOf: now }]),
  ) as Record<PrivacyPart, { state: 'public' | 'private' | 'unknown'; asOf: number }>

/** Keeps a character of which anything may be hidden, missing or damaged. */
const keepAny = async (id: number) => {
  const { store } = calls
  await store.addCharacter(id, now - 5000)
  if (chance(0.1)) return
  for (const part of syncedParts) {
    if (chance(0.25)) continue
    const entries = ids[part].filter(() => chance(0.6)).map((thing) => ({ id: thing, date: 100 + thing }))
    await store.writePart(id, part, { entries, unknown: {}, asOf: now }, 0)
    if (chance(0.1)) await calls.damage(id, `OWN#${part}`, { set: new Uint8Array([1, 2, 3]) })
  }
  for (const type of ['emote', 'fish'] as const) {
    const ticked = ticks[type].filter(() => chance(0.4))
    if (ticked.length > 0) await store.mark(id, type, ticked, 900)
  }
  if (chance(0.2)) await store.writeCharSettings(id, { ...noSettings, private: true })
  const status = oneOf(['ready', 'ready', 'ready', 'private', 'deleted'] as const)
  const optOut = chance(0.1) ? ({ optOut: 'asked' } as const) : {}
  const profile = ready(id, { status, ...optOut, legacy: chance(0.5), privacy: privacyOf() })
  await store.lease(id, { now, until: now + 1000, token: 'test' })
  await store.finish(id, 'test', { profile, priority: priorities.middle, due: now + 9999, failures: 0 })
}

describe('who several characters are and what they have', () => {
  test('is what the calls of each alone say, whatever is hidden, missing or damaged', async () => {
    const known = Array.from({ length: repetitions({ gate: 20, soak: 90 }) }, (_, at) => 1000 + at)
    for (const id of known) await keepAny(id)
    const unknown = [9_000_001, 9_000_002]
    const asked = [...known, ...unknown]
    const answer = await several(asked, itemTypes)
    expect(answer.ids).toEqual(asked)
    const each: (readonly [number, Awaited<ReturnType<typeof ownedAlone>>])[] = []
    for (const id of known) each.push([id, await ownedAlone(id, itemTypes)])
    for (const type of itemTypes) {
      const together = ownedIn(answer, type)
      const alone = new Map<number, number[] | null>([
        ...each.map(([id, owned]) => [id, owned.get(type) ?? null] as const),
        ...unknown.map((id) => [id, null] as const),
      ])
      expect(together, withSeed(type)).toEqual(alone)
      const all = [...alone.values()].flatMap((things) => things ?? [])
      expect(answer.types[type]?.things).toEqual([...new Set(all)].sort((a, b) => a - b))
    }
  })

  test('says who may not be shown, as the calls of each alone do; of an id that nobody knows nothing', async () => {
    const known = Array.from({ length: repetitions({ gate: 20, soak: 90 }) }, (_, at) => 1000 + at)
    const { hidden } = await several([...known, 9_000_001], ['mount'])
    const alone: number[] = []
    for (const id of known) {
      const character = await valueOf<CharacterAnswer>('charcache', { id })
      if (character.private || character.deleted) alone.push(id)
    }
    expect(hidden, withSeed('hidden')).toEqual(alone)
    expect(alone.length).toBeGreaterThan(0)
  })

  test('names those alone who may be shown, as the calls of each alone do', async () => {
    const known = Array.from({ length: repetitions({ gate: 20, soak: 90 }) }, (_, at) => 1000 + at)
    await calls.keep(ready(81, { status: 'notFound' }))
    const { characters } = await several([81, ...known, 9_000_001], ['mount'])
    const alone = await Promise.all(
      known.map(async (id) => {
        const { name, worldId, iconUrl, ...character } = await valueOf<CharacterAnswer>('charcache', { id })
        return character.private || character.deleted ? null : { name, worldId, iconUrl }
      }),
    )
    expect(characters, withSeed('who')).toEqual([null, ...alone, null])
    expect(alone).toContainEqual(expect.objectContaining({ name: expect.stringMatching(/./) as string }))
  })

  test('is the same of a type, whatever is asked for beside it', async () => {
    const all = await several([1000, 1001, 1002, 1003], itemTypes)
    for (const type of itemTypes)
      expect((await several([1000, 1001, 1002, 1003], [type])).types).toEqual({ [type]: all.types[type] })
  })

  test('puts no id that is new in the queue', async () => {
    const { types } = await several([9_000_003], ['mount'])
    expect(types).toEqual({ mount: { things: [], owned: [null] } })
    expect(await calls.store.readCharacter(9_000_003)).toBeNull()
  })

  test.each<[string, string, object]>([
    ['profile', 'PROFILE', { profile: 7 }],
    ['settings', 'CHAR_SETTINGS', { private: 'perhaps', icon: 0 }],
    ['list of ticks', 'MARK#fish', { v: 99 }],
  ])('of a character whose %s cannot be read nothing is known, and it stops no other', async (_, sk, item) => {
    const public_ = Object.fromEntries(privacyParts.map((part) => [part, { state: 'public', asOf: now }] as const))
    const privacy = { ...newProfile(1, 0).privacy, ...public_ } as ReturnType<typeof newProfile>['privacy']
    for (const id of [71, 72]) await calls.keep(ready(id, { privacy }))
    await calls.damage(71, sk, item)
    const answer = await several([71, 72], ['fish', 'mount'])
    expect(answer.characters.map((one) => one?.name ?? null)).toEqual([null, 'Aldo Test'])
    expect(ownedIn(answer, 'mount')).toEqual(
      new Map([
        [71, null],
        [72, [1, 2]],
      ]),
    )
    expect(ownedIn(answer, 'fish').get(71)).toBeNull()
  })

  test('needs the game data', async () =>
    expect(await calls.call('charsitems', { ids: [1], types: ['mount'] }, {})).toMatchObject({ code: 'unavailable' }))
})
