import type { GroupAnswer, OwnGroupAnswer } from '@kupodex/data/contract'
import { type Ask, createAsk } from '#ask/ask.ts'

/** The slug of the groups of tests. */
export const slug = 'Mog-kupo_0123456789abc'

/** A member as answers have it. */
export const memberOf = (id: number): GroupAnswer['members'][number] => ({
  id,
  name: `Mog ${id}`,
  worldName: 'Lich',
  worldId: 56,
  iconUrl: '',
})

/** A group as everybody sees it, with some members. */
export const groupOf = (ids: readonly number[], rest: Partial<GroupAnswer> = {}): GroupAnswer => ({
  ...{ slug, name: 'Kupo <b>& Nuts', note: 'Sundays at eight', listed: false, hidden: 0, createdAt: 1, updatedAt: 1 },
  ...{ size: ids.length, members: ids.map(memberOf) },
  ...rest,
})

/** The same as its owner sees it. */
export const ownGroupWith = (ids: readonly number[], rest: Partial<OwnGroupAnswer> = {}): OwnGroupAnswer => ({
  ...groupOf(ids),
  ...{ role: 'owner', hiddenIds: [], invitation: null },
  editors: [{ id: 'aaaaaaaa', nickname: 'Mina', role: 'owner', since: 0, self: true }],
  ...rest,
})

/** What a server answers to a request, at once or later; a `Response` for a refusal. */
type Answer = (body: unknown) => unknown

/** Refuses a call by a code. */
export const refusal = (code: string, status = 409) => Response.json({ code }, { status })

/** A server that answers by method and path, to somebody who is logged in, and keeps what was sent to it. */
export const serverOf = (
  answers: Readonly<Record<string, Answer>>,
): { ask: Ask; sent: [line: string, body: unknown][] } => {
  const sent: [string, unknown][] = []
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, init) => {
      const line = `${init?.method ?? 'GET'} ${String(path)}`
      const body: unknown = typeof init?.body === 'string' && init.body !== '' ? JSON.parse(init.body) : null
      sent.push([line, body])
      const answer = (await answers[line]?.(body)) ?? refusal('notPublished', 404)
      return answer instanceof Response ? answer : Response.json(answer)
    },
  })
  return { ask, sent }
}

/** The address of a call for the group of tests. */
export const lineOf = (method: string, below = ''): string => `${method} /api/user/groups/${slug}/${below}`
