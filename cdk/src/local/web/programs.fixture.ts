import { factsKey, newProfile, type PartPrivacy } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import type { PublishedStore } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { priorities } from '@kupodex/data/sync'
import {
  type Answers,
  characterAnswers,
  httpHandler,
  marksAnswers,
  realtimeAnswers,
  searchAnswers,
} from '@kupodex/lambdas'
import { startTestWeb, type TestObjects } from './web.fixture.ts'

/** When it is, in epoch ms. */
export const now = 1_750_000_000_000
const rows = (length: number) => Array.from({ length }, (_, at) => ({ id: at + 1 }))
const worlds = [{ id: 34, name: 'Odin', dataCenterId: 4 }]
const files: Record<string, unknown> = {
  [factsKey]: sampleFacts({
    worlds,
    dataCenters: [{ id: 4, name: 'Light' }],
    mounts: [{ id: 1, sourceTypeId: 1 }, { id: 2 }],
    minions: [{ id: 1 }],
    achievements: [{ id: 1, points: 10 }],
    emotes: rows(600),
    orchestrions: rows(1400),
  }),
  'api/ranks/7.json': {
    ...{ deployTime: 5, generateTime: 6, boards: ['mount/standard'], ids: [7], ends: [1] },
    ranks: [0, 3, 9, 40, 4, 0, 0],
  },
  'api/published.json': { boards: [] },
}
const shown: PartPrivacy = { state: 'public', asOf: now - 1000 }
const privacy = { ...newProfile(1, 0).privacy, achievements: shown, mounts: shown, minions: shown }

const published: PublishedStore = {
  getJson: async (key, schema) => (key in files ? { value: schema.parse(files[key]), etag: key } : null),
  getText: async (key) => (key in files ? { value: JSON.stringify(files[key]), etag: key } : null),
}

/**
 * The edge before functions over a store of their own, in which Mina Example (7) and Rolf Example (8) are read, with a mount each; `kpx_mina` is the token of
 * their user. Objects are by
 * their keys in the live slots, such as `slots/night/b/...`, `slots/game/a/...` and `slots/ishgard/a/...`.
 */
export const startPrograms = async (objects: Record<string, unknown>) => {
  const opened = await startTestStore()
  const { store } = opened
  const read = async (id: number, name: string, mount: number) => {
    await store.addCharacter(id, now - 5000)
    const part = (thing: number) => ({ entries: [{ id: thing, date: 1_700_000_000 }], unknown: {}, asOf: now })
    for (const each of ['achievements', 'minions'] as const) await store.writePart(id, each, part(1), 0)
    await store.writePart(id, 'mounts', part(mount), 0)
    await store.lease(id, { now, until: now + 1000, token: 'test' })
    const known = { status: 'ready' as const, name, worldId: 34, clanId: 2, gender: 'female' as const }
    const profile = { ...newProfile(id, now - 5000), ...known, privacy, updatedAt: now - 1000 }
    await store.finish(id, 'test', { profile, priority: priorities.middle, due: now + 9999, failures: 0 })
  }
  await read(7, 'Mina Example', 1)
  await read(8, 'Rolf Example', 2)

  const readings = { isOver: () => false, take: async () => ({ ok: true, value: { giveBack: async () => {} } }) }
  const deps = { store, published, readings, clock: () => now, sleep: async () => {} } as never as Parameters<
    typeof characterAnswers
  >[0]
  const people = new Map([[2, { race: 'Hyur', tribe: 'Highlander' }]])
  let at = now
  const answers = {
    ...characterAnswers({ ...deps, people }),
    // Its clock goes on, so that waiting for a reading ends.
    ...realtimeAnswers({
      ...(deps as never as Parameters<typeof realtimeAnswers>[0]),
      seats: { enter: async () => async () => undefined, run: (_, work) => work() },
      rate: 1,
      clock: () => (at += 1000),
    }),
    ...searchAnswers({ store, places: [], deployTime: 3 }),
    ...marksAnswers({ store, published, clock: () => now }),
  } as Answers
  const handler = httpHandler(answers, {
    log: () => {},
    verify: async (token) =>
      token === 'kpx_mina'
        ? { ok: true, user: { id: 'mina', key: 'mina', email: null, roles: [] } }
        : { ok: false, code: 'unauthorized', message: 'Not valid.' },
    ownerOf: async () => ({ user: 'mina', since: 0 }),
  })
  const live = { night: { slot: 'b', since: 1 }, game: { slot: 'a', since: 1 }, ishgard: { slot: 'a', since: 1 } }
  const all = Object.entries({ 'manifests/live.json': live, ...objects })
  const web = await startTestWeb(
    Object.fromEntries(all.map(([key, value]) => [key, { body: JSON.stringify(value) }])) satisfies TestObjects,
    { character: handler, realtime: handler, search: handler, marks: handler },
  )
  return {
    port: web.port,
    store,
    stop: async () => {
      await web.stop()
      await opened.close()
    },
  }
}
