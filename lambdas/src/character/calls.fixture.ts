import { type CharacterProfile, factsKey, newProfile, type PartPrivacy } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { type CallId, type CallIdOf, callById } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/sync'
import { changeItem, startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import type { Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { anybody } from '../http/callers.fixture.ts'
import { testReadings } from '../readers/readers.fixture.ts'
import { characterAnswers } from './character.ts'

export const now = 1_750_000_000_000

export const facts = sampleFacts({
  worlds: [{ id: 34, name: 'Testworld', dataCenterId: 4 }],
  dataCenters: [{ id: 4, name: 'Testcenter' }],
  achievements: [
    { id: 1, points: 10, titleId: 7 },
    { id: 2, points: 30, kindId: 2, categoryId: 20 },
  ],
  mounts: [
    { id: 1, sourceTypeId: 1 },
    { id: 2, sourceTypeId: 7 },
  ],
  minions: [{ id: 1, deleted: true }],
  facewear: [{ id: 3 }],
  metas: [{ id: 1001, achievements: [1] }],
  raids: [{ id: 1 }, { id: 2 }],
  moogleTrove: [{ id: 5, unlock: { kind: 'emote', id: 59 } }],
  shops: [{ id: 6, items: [{ unlock: { kind: 'mount', id: 2 } }, { unlock: { kind: 'emote', id: 60 } }] }],
  emotes: [{ id: 59 }, { id: 60 }],
  fish: [{ id: 1 }, { id: 2 }, { id: 3, isInLog: false }],
})
export const ranks = {
  deployTime: 5,
  generateTime: 6,
  boards: ['achievement/standard', 'mount/all'],
  ids: [70],
  ends: [2],
  ranks: [0, 3, 9, 40, 4, 0, 0, 1, 1, 1, 1, 0, 0, 0],
}

/** What the newest night published. */
export const files = {
  [factsKey]: facts,
  'api/ranks/70.json': ranks,
  'api/published.json': {
    generateTime: 6,
    boards: [
      { type: 'achievement', mode: 'standard', scope: 'global', count: 80 },
      { type: 'achievement', mode: 'standard', scope: 'Testworld', count: 5 },
      { type: 'achievement', mode: 'all', scope: 'Testcenter', count: 12 },
    ],
  },
}

const shown: PartPrivacy = { state: 'public', asOf: now - 1000 }

/** How parts stand of which `keep` stores something: all of them are public. */
export const readPrivacy: CharacterProfile['privacy'] = {
  ...newProfile(1, 0).privacy,
  ...{ achievements: shown, mounts: shown, minions: shown, facewear: shown },
}

/** A profile that was read a second ago. */
export const ready = (id: number, more: Partial<CharacterProfile> = {}): CharacterProfile => ({
  ...newProfile(id, now - 5000),
  privacy: readPrivacy,
  status: 'ready',
  name: 'Aldo Test',
  worldId: 34,
  iconUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg',
  imageUrl: 'https://img2.finalfantasyxiv.com/f/p.jpg',
  clanId: 2,
  gender: 'female',
  updatedAt: now - 1000,
  ...more,
})

type CharacterCall = CallIdOf<'character'>

/** The calls over a store of their own, and a way to add characters to it. */
export const openCalls = async () => {
  const opened: TestStore = await startTestStore()
  const { store } = opened
  const added = Promise.withResolvers<void>()
  const looks: number[] = []
  const watched = {
    ...store,
    readCharacter: (id: number) => {
      looks.push(id)
      return store.readCharacter(id)
    },
    addCharacter: async (...args: Parameters<typeof store.addCharacter>) => {
      const isNew = await store.addCharacter(...args)
      added.resolve()
      return isNew
    },
  }

  const call = async (
    id: CharacterCall,
    params: object,
    published: Record<string, unknown> = files,
    who: Partial<Caller> = {},
  ) => {
    const answers = characterAnswers({
      store: watched,
      published: testPublished(published),
      people: new Map([[2, { race: 'Hyur', tribe: 'Highlander' }]]),
      readings: testReadings(store, () => now),
      clock: () => now,
      // However slow the machine is, the request that adds the first character is done by then.
      sleep: () => added.promise,
    })
    const answer = answers[id] as (params: object, caller: typeof anybody) => Promise<Outcome<Record<string, unknown>>>
    const outcome = await answer(params, { ...anybody, ...who })
    // Strict, so that fields that are not in the contract are found as well.
    if (outcome.ok)
      callById(id satisfies CallId)
        .answer.strict()
        .parse(outcome.value)
    return outcome
  }

  return {
    store,
    /** Ids in the order in which they were looked up. */
    looks,
    close: opened.close,
    call,
    /** Changes attributes of an item past the store, as no release of ours writes them. */
    damage: (id: number, sk: string, attributes: object) => changeItem(opened, { pk: `CHAR#${id}`, sk }, attributes),
    ask: (id: number, published?: Record<string, unknown>) => call('charcache', { id }, published),
    keep: async (profile: CharacterProfile) => {
      const { id } = profile
      await store.addCharacter(id, now - 5000)
      const part = (ids: number[]) => ({ entries: ids.map((id) => ({ id, date: 100 + id })), unknown: {}, asOf: now })
      await store.writePart(id, 'achievements', part([1]), 0)
      await store.writePart(id, 'mounts', part([1, 2]), 0)
      await store.writePart(id, 'minions', part([1]), 0)
      await store.writePart(id, 'facewear', part([3]), 0)
      await store.mark(id, 'emote', [60], 900)
      await store.mark(id, 'fish', [1, 3], 800)
      await store.writeEvents(id, [{ type: 'level', id: 19, details: '90', date: 2_000_000 }])
      await store.lease(id, { now, until: now + 1000, token: 'test' })
      await store.finish(id, 'test', { profile, priority: priorities.middle, due: now + 9999, failures: 0 })
    },
  }
}
