import { createHash } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { longestTokenName, type TokenEntry, tokensMax } from '@kupodex/data/contract'
import { openForAll } from '@kupodex/data/opened.fixture'
import { openDying, startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import { askOver, verifyByName } from './account.fixture.ts'
import { isProgramToken, makeToken } from './program-token.ts'
import { withPrograms } from './program-verifier.ts'

const start = 1_750_000_000_000
const hour = 60 * 60_000
let now = start
const opened = openForAll(startTestStore)

let count = 0
const somebody = () => `user${++count}`
const clock = () => now

const verify = (token: string) => withPrograms(verifyByName, { store: opened.store, clock })(token)
const ask: ReturnType<typeof askOver> = (...args) => askOver(opened.store, clock)(...args)
const listOf = (json: Record<string, unknown>) => json['tokens'] as TokenEntry[]

/** Makes a token a moment after the one before it. */
const make = async (user: string, more: object = {}) => {
  now++
  const { status, json } = await ask(user, 'createToken', { body: { name: 'Plugin', scopes: ['read'], ...more } })
  const [entry] = listOf(json)
  if (status !== 200 || !entry) throw new Error(`no token: ${status}`)
  return { token: String(json['token']), entry }
}

describe('a token', () => {
  test('is shown once and stored as a hash; it stands for its user, with what it may do and nothing else', async () => {
    const user = somebody()
    const { token, entry } = await make(user, { scopes: ['mark', 'read'], days: 30 })
    expect(token).toMatch(/^kpx_[0-9A-Za-z]{43}$/)
    expect(entry).toEqual({
      ...{ id: entry.id, name: 'Plugin', start: token.slice(0, 8), scopes: ['read', 'mark'] },
      ...{ createdAt: now, usedAt: null, expiresAt: now + 30 * 24 * hour },
    })
    const listed = await ask(user, 'tokens')
    expect(JSON.stringify(listed)).not.toContain(token)
    const stored = JSON.stringify(await opened.client.send(new ScanCommand({ TableName: opened.table })))
    expect(stored).not.toContain(token)
    expect(stored).toContain(createHash('sha256').update(token).digest('base64url'))
    const roleless = { id: user, key: user, email: null, roles: [], scopes: ['read', 'mark'] }
    expect(await verify(token)).toEqual({ ok: true, user: roleless })
  })

  test('notes its last use once an hour', async () => {
    const user = somebody()
    const { token } = await make(user)
    const used = async () => listOf((await ask(user, 'tokens')).json)[0]?.usedAt
    const first = now
    await verify(token)
    now += hour - 1
    await verify(token)
    expect(await used()).toBe(first)
    now += 1
    await verify(token)
    expect(await used()).toBe(first + hour)
  })

  test('is valid until it expires', async () => {
    const { token } = await make(somebody(), { days: 1 })
    now += 24 * hour - 1
    expect((await verify(token)).ok).toBe(true)
    now += 1
    expect(await verify(token)).toMatchObject({ ok: false, code: 'tokenExpired' })
  })

  test('is revoked by its user alone, at once and for good', async () => {
    const [mina, aldo] = [somebody(), somebody()]
    const { token, entry } = await make(mina)
    const other = await make(mina)
    expect((await ask(aldo, 'revokeToken', { params: { tokenId: entry.id } })).status).toBe(200)
    expect((await verify(token)).ok).toBe(true)
    for (let turn = 0; turn < 2; turn++) {
      const { json } = await ask(mina, 'revokeToken', { params: { tokenId: entry.id } })
      expect(listOf(json).map(({ id }) => id)).toEqual([other.entry.id])
    }
    expect(await verify(token)).toMatchObject({ ok: false, code: 'unauthorized' })
    expect((await verify(other.token)).ok).toBe(true)
  })

  test('a user has no more than there may be, however many are made at once, and room again after revoking', async () => {
    const user = somebody()
    const made = await Promise.all(
      Array.from({ length: tokensMax + 3 }, () =>
        ask(user, 'createToken', { body: { name: 'Plugin', scopes: ['mark'] } }),
      ),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(tokensMax)
    expect(made.filter(({ json }) => json['code'] === 'tooManyTokens')).toHaveLength(3)
    const [first] = listOf((await ask(user, 'tokens')).json)
    await ask(user, 'revokeToken', { params: { tokenId: first?.id } })
    expect((await make(user)).token).toMatch(/^kpx_/)
  })

  test.each([
    {},
    { name: '', scopes: ['read'] },
    { name: 'x'.repeat(longestTokenName + 1), scopes: ['read'] },
    { name: '<b>', scopes: ['read'] },
    { name: 'Plugin', scopes: [] },
    { name: 'Plugin', scopes: ['admin'] },
    { name: 'Plugin', scopes: ['read', 'read', 'read'] },
    { name: 'Plugin', scopes: ['read'], days: 0 },
    { name: 'Plugin', scopes: ['read'], days: 1.5 },
    { name: 'Plugin', scopes: ['read'], user: 'somebody' },
  ])('%j makes none', async (body) => {
    const user = somebody()
    const { status, json } = await ask(user, 'createToken', { body })
    expect([status, json['code']]).toEqual([400, 'badBody'])
    expect(listOf((await ask(user, 'tokens')).json)).toEqual([])
  })
})

test('tokens have no two letters in common but by chance, and only their own shape is looked up', async () => {
  expect(makeToken(() => new Uint8Array(32)).token).toBe(`kpx_${'0'.repeat(43)}`)
  expect(makeToken(() => new Uint8Array(32).fill(255)).token).toMatch(/^kpx_[1-9A-Za-z][0-9A-Za-z]{42}$/)
  expect(makeToken().token).not.toBe(makeToken().token)
  const looked: string[] = []
  const store = { useToken: async (hash: string) => (looked.push(hash), null) }
  for (const text of ['kpx_', `kpx_${'a'.repeat(42)}`, `kpx_${'a'.repeat(44)}`, `kpx_${'-'.repeat(43)}`]) {
    expect(isProgramToken(text)).toBe(false)
    expect((await withPrograms(verifyByName, { store, clock })(text)).ok).toBe(false)
  }
  expect(looked).toEqual([])
})

describe('a process that dies', () => {
  test.each([1, 2].flatMap((at) => [[at, 'before'] as const, [at, 'after'] as const]))(
    'at write %i of making a token, %s it: what is valid is listed',
    async (at, when) => {
      const user = somebody()
      const { hash, token, ...made } = makeToken()
      const dying = openDying(opened, { at, when })
      const kept = { ...made, hash, name: 'Plugin', scopes: ['read' as const], createdAt: now, expiresAt: null }
      await expect(dying.store.createToken(user, kept, 20)).rejects.toThrow('killed')
      dying.close()
      const listed = await opened.store.readTokens(user)
      const isValid = (await verify(token)).ok
      expect(listed.length).toBe(at === 1 && when === 'before' ? 0 : 1)
      expect(isValid).toBe(at === 2 && when === 'after')
      for (const { id } of listed) await opened.store.revokeToken(user, id)
      expect([(await verify(token)).ok, await opened.store.readTokens(user)]).toEqual([false, []])
    },
  )

  test.each([1, 2].flatMap((at) => [[at, 'before'] as const, [at, 'after'] as const]))(
    'at write %i of revoking one, %s it: a second try finishes, and nothing is valid that is not listed',
    async (at, when) => {
      const user = somebody()
      const { token, entry } = await make(user)
      const dying = openDying(opened, { at, when })
      await expect(dying.store.revokeToken(user, entry.id)).rejects.toThrow('killed')
      dying.close()
      const isListed = (await opened.store.readTokens(user)).length > 0
      if ((await verify(token)).ok) expect(isListed).toBe(true)
      await opened.store.revokeToken(user, entry.id)
      expect([(await verify(token)).ok, await opened.store.readTokens(user)]).toEqual([false, []])
      // No count is left behind that would take away room.
      const all = await Promise.all(Array.from({ length: tokensMax }, () => make(user)))
      expect(all).toHaveLength(tokensMax)
    },
  )
})

test('a token whose account is deleted while it is being made is not valid', async () => {
  const user = somebody()
  const { token, ...made } = makeToken()
  const { store } = opened
  const dying = openDying(opened, { at: 1, when: 'after' })
  const kept = { ...made, name: 'Plugin', scopes: ['read' as const], createdAt: now, expiresAt: null }
  await expect(dying.store.createToken(user, kept, 20)).rejects.toThrow('killed')
  dying.close()
  await ask(user, 'deleteAccount', { body: { confirm: 'delete my account' } })
  expect([(await verify(token)).ok, await store.readTokens(user)]).toEqual([false, []])
})
