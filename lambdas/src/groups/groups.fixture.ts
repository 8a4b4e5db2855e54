import { randomBytes } from 'node:crypto'
import { newProfile } from '@kupodex/data/character'
import { callById, type CallIdOf, fill, tokenHeader } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import { httpHandler } from '../http/handler.ts'
import { testUser } from '../http/callers.fixture.ts'
import { groupsAnswers } from './groups.ts'

/** What a test sends: parameters of the path, a body, and from which address if not from one of the user's own. */
interface Sent {
  params?: Record<string, unknown>
  body?: unknown
  address?: string
}

/** An answer as it comes from the edge. */
export interface Answered {
  status: number
  json: Record<string, unknown>
  text: string
}

/** Calls of groups over a store, as they come from the edge: `who` is a user, one that begins with `admin` an administrator; null is nobody. */
export const askGroups =
  (store: Store, clock: () => number) =>
  async (
    who: string | null,
    id: CallIdOf<'groups'>,
    { params = {}, body, address = `of ${who}` }: Sent = {},
  ): Promise<Answered> => {
    const { method, path, answer } = callById(id)
    const log = ({ error }: Record<string, unknown>): never => {
      throw new Error(String(error))
    }
    const answers = groupsAnswers({
      ...{ store, clock, random: randomBytes, readerKey: 'k'.repeat(64) },
      worlds: new Map([[34, 'Lich']]),
    })
    const verify = async (token: string) =>
      ({ ok: true, user: { ...testUser(token), roles: token.startsWith('admin') ? ['admin'] : [] } }) as const
    const { statusCode: status, body: text } = await httpHandler(answers, { log, verify, ownerOf: store.ownerOf })({
      rawPath: fill(path, params),
      headers: {
        ...(who === null ? {} : { [tokenHeader]: `Bearer ${who}` }),
        'cloudfront-viewer-address': `${address}:1`,
      },
      requestContext: { http: { method } },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const json = JSON.parse(text) as Record<string, unknown>
    if (status === 200) answer.strict().parse(json)
    return { status, json, text }
  }

/** Puts a character into the store that was read; `profile` is what is special about it. */
export const putCharacter = async (store: Store, id: number, profile: object = {}): Promise<void> => {
  await store.addCharacter(id, 1)
  await store.lease(id, { now: 2, until: 3, token: 'read' })
  const read = {
    ...newProfile(id, 1),
    status: 'ready',
    name: `Mog ${id}`,
    worldId: 34,
    iconUrl: `${id}.jpg`,
    ...profile,
  }
  await store.finish(id, 'read', { profile: read as never, priority: 2, due: 9, failures: 0 })
}
