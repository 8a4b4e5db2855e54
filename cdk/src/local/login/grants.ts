import { join } from 'node:path'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import * as z from 'zod'
import { keep, readKept } from '../ground/keep-file.ts'

/** For how long a refresh token can be used once more, ms, as Cognito does: an answer that was lost on the way logs nobody out. */
export const graceOfRenewal = 60_000

const entrySchema = z.object({
  model: z.string(),
  id: z.string(),
  payload: z.record(z.string(), z.unknown()),
  /** Epoch ms; null for what does not end. */
  endsAt: z.number().nullable(),
  /** When it was used (epoch ms), for what may be used once. */
  usedAt: z.number().optional(),
})

type Entry = z.infer<typeof entrySchema>

/** Opens what the provider keeps in the folder: sessions, codes and refresh tokens. `clock` in epoch ms. */
export const openGrants = (folder: string, clock: () => number) => {
  const path = join(folder, 'login', 'grants.json')
  const keyOf = ({ model, id }: Pick<Entry, 'model' | 'id'>) => `${model} ${id}`
  const entries = new Map(
    z
      .array(entrySchema)
      .parse(readKept(path) ?? [])
      .map((entry) => [keyOf(entry), entry]),
  )

  const isOver = ({ endsAt }: Entry) => endsAt !== null && endsAt <= clock()
  const save = () => {
    for (const [key, entry] of entries) if (isOver(entry)) entries.delete(key)
    keep(path, [...entries.values()])
  }
  const payloadOf = (entry: Entry | undefined): AdapterPayload | undefined => {
    if (!entry || isOver(entry)) return undefined
    const { model, payload, usedAt } = entry
    const isUsed = usedAt !== undefined && (model !== 'RefreshToken' || clock() - usedAt >= graceOfRenewal)
    return { ...payload, ...(isUsed ? { consumed: Math.floor(usedAt / 1000) } : {}) }
  }
  const findIn = (model: string, is: (payload: Entry['payload']) => boolean) =>
    [...entries.values()].find((entry) => entry.model === model && is(entry.payload))

  const adapter = (model: string): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      const endsAt = expiresIn === undefined ? null : clock() + expiresIn * 1000
      entries.set(keyOf({ model, id }), { model, id, payload: { ...payload }, endsAt })
      save()
    },
    find: async (id) => payloadOf(entries.get(keyOf({ model, id }))),
    findByUid: async (uid) => payloadOf(findIn(model, (payload) => payload.uid === uid)),
    findByUserCode: async (code) => payloadOf(findIn(model, (payload) => payload.userCode === code)),
    consume: async (id) => {
      const entry = entries.get(keyOf({ model, id }))
      if (entry) entry.usedAt ??= clock()
      save()
    },
    destroy: async (id) => {
      entries.delete(keyOf({ model, id }))
      save()
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
      save()
    },
  })

  return {
    /** Where the provider keeps things of a kind. */
    adapter,

    /** Ends all logins of somebody, with their refresh tokens; returns on how many devices there were any. */
    endAll: (accountId: string): number => {
      const own = [...entries].filter(([, { payload }]) => payload.accountId === accountId)
      for (const [key] of own) entries.delete(key)
      save()
      return own.filter(([, { model }]) => model === 'Session').length
    },
  }
}

export type Grants = ReturnType<typeof openGrants>
