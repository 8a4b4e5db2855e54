import { factsKey, newProfile } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { type CallIdOf, callById, fill, tokenHeader } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { priorities } from '@kupodex/data/sync'
import type { User } from '../http/audience.ts'
import { httpHandler } from '../http/handler.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { testUser } from '../http/callers.fixture.ts'
import { marksAnswers } from './marks.ts'

export const start = 1_750_000_000_000

/** Things of every kind: those that count, those that cannot be obtained, and one that was removed from the game. */
export const facts = sampleFacts({
  worlds: [{ id: 34, name: 'Testworld', dataCenterId: 4 }],
  dataCenters: [{ id: 4, name: 'Testcenter' }],
  mounts: [{ id: 1 }, { id: 2 }],
  emotes: [{ id: 59 }, { id: 60 }, { id: 61, obtainable: false }, { id: 62, deleted: true }],
  fish: Array.from({ length: 1200 }, (_, at) => ({ id: at + 1 })),
  orchestrions: [{ id: 7 }],
})

const users: Record<string, User> = { mina: testUser('mina'), aldo: testUser('aldo') }

type MarksCall = CallIdOf<'marks'>

/** What comes of a request. */
export interface Asked {
  status: number
  json: Record<string, unknown>
  headers: Record<string, string>
}

/** The calls of owners over a store of their own, as they come from the edge; mina owns the character 7. */
export const openMarks = async (published: Record<string, unknown> = { [factsKey]: facts }) => {
  const opened = await startTestStore()
  const { store } = opened
  const time = { now: start }
  const handlerOver = (used: Store) =>
    httpHandler(marksAnswers({ store: used, published: testPublished(published), clock: () => time.now }), {
      log: () => undefined,
      verify: async (token) => {
        const user = users[token]
        return user ? { ok: true, user } : { ok: false, code: 'unauthorized', message: 'Not valid.' }
      },
      ownerOf: used.ownerOf,
    })

  const askOver =
    (used: Store) =>
    async (
      call: MarksCall,
      params: Readonly<Record<string, unknown>> = {},
      { body, who = 'mina' }: { body?: unknown; who?: string } = {},
    ): Promise<Asked> => {
      const { method, path, answer } = callById(call)
      const {
        statusCode,
        body: text,
        headers,
      } = await handlerOver(used)({
        rawPath: fill(path, { id: 7, ...params }),
        headers: { [tokenHeader]: `Bearer ${who}` },
        requestContext: { http: { method } },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const json = JSON.parse(text) as Record<string, unknown>
      if (statusCode === 200) answer.strict().parse(json)
      return { status: statusCode, json, headers }
    }

  /** A character that was read from the Lodestone. */
  const keep = async (id: number, status: 'ready' | 'private' = 'ready') => {
    await store.addCharacter(id, start - 5000)
    await store.writePart(id, 'mounts', { entries: [{ id: 1, date: 100 }], unknown: {}, asOf: start }, 0)
    await store.writeEvents(id, [{ type: 'level', id: 19, details: '90', date: 2_000_000 }])
    await store.lease(id, { now: start, until: start + 1000, token: 'test' })
    const seen = { state: 'public', asOf: start } as const
    const empty = newProfile(id, start - 5000)
    const profile = { ...empty, status, name: 'Mina Test', worldId: 34, privacy: { ...empty.privacy, mounts: seen } }
    await store.finish(id, 'test', { profile, priority: priorities.middle, due: start + 9999, failures: 0 })
  }
  await keep(7)
  await store.own(7, 'mina', start)
  return { ...opened, time, keep, ask: askOver(store), askOver }
}
