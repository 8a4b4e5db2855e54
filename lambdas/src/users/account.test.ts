import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { openDying, startTestStore, type TestStore } from '@kupodex/data/store/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOver } from './account.fixture.ts'
import { makeToken } from './program-token.ts'

const now = 1_750_000_000_000
let opened: TestStore
beforeAll(async () => void (opened = await startTestStore()))
afterAll(() => opened.close())

const ask: ReturnType<typeof askOver> = (...args) => askOver(opened.store, () => now)(...args)
const confirmed = { body: { confirm: 'delete my account' } }

let count = 0
let user = ''
let other = ''
/** Characters of the user; one that was lost, and one of somebody else's. */
let own: readonly [number, number] = [0, 0]
let lost = 0
let foreign = 0
let hash = ''

beforeEach(async () => {
  const { store } = opened
  const n = ++count
  ;[user, other] = [`mina${n}`, `aldo${n}`]
  own = [n * 10 + 1, n * 10 + 2]
  lost = n * 10 + 3
  foreign = n * 10 + 4
  await store.saveNickname(user, 'Mog', now)
  await store.addFavorite(user, 7, now, 10)
  await store.changeWishes(user, [{ type: 'mount', id: 4, wish: 'want' }], now, 10)
  for (const id of [...own, lost]) await store.own(id, user, now)
  await store.own(lost, other, now + 1)
  await store.own(foreign, other, now)
  for (const id of [...own, lost, foreign]) {
    await store.mark(id, 'fish', [1, 2], 100)
    await store.writeCharSettings(id, { private: true, icon: 3 })
  }
  await store.mark(own[0], 'emote', [59], 200)
  await store.keepCode(9, user, 'kupodex-test', now)
  const made = makeToken()
  ;({ hash } = made)
  const { id, start } = made
  const token = { id, start, hash, name: 'Plugin', scopes: ['read' as const], createdAt: now, expiresAt: null }
  await store.createToken(user, token, 20)
})

/** Everything in the table that has to do with a user. */
const itemsOf = async (text: string): Promise<string[]> => {
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  return Items.map((item) => JSON.stringify(item)).filter(
    (item) => item.includes(`"${text}"`) || item.includes(`#${text}"`),
  )
}

test('the export has everything that is stored, without secrets', async () => {
  const { status, json } = await ask(user, 'exportAccount')
  const settings = { private: true, icon: 3 }
  expect([status, json]).toEqual([
    200,
    {
      ...{ exportedAt: now, subject: user, email: null },
      account: { nickname: 'Mog', createdAt: now, updatedAt: now },
      favorites: [{ id: 7, at: now }],
      wishes: [{ type: 'mount', id: 4, wish: 'want', at: now }],
      chars: [
        { id: own[0], since: now, settings, marks: { emote: { 59: 200 }, fish: { 1: 100, 2: 100 } }, banner: null },
        { id: own[1], since: now, settings, marks: { fish: { 1: 100, 2: 100 } }, banner: null },
      ],
      lost: [{ id: lost, at: now + 1 }],
      codes: [{ id: 9, code: 'kupodex-test', createdAt: now }],
      tokens: [expect.objectContaining({ name: 'Plugin', scopes: ['read'] })],
    },
  ])
  expect(JSON.stringify(json)).not.toContain(hash)
  const nobody = await ask('nobody', 'exportAccount')
  expect(nobody.json).toMatchObject({
    account: null,
    favorites: [],
    wishes: [],
    chars: [],
    lost: [],
    codes: [],
    tokens: [],
  })
})

describe('deleting an account', () => {
  test.each([undefined, {}, { confirm: true }, { confirm: 'delete' }, { ...confirmed.body, more: 1 }])(
    'needs to be confirmed: %j does not',
    async (body) => {
      const before = await itemsOf(user)
      expect(await ask(user, 'deleteAccount', { body })).toMatchObject({ status: 400, json: { code: 'badBody' } })
      expect(await itemsOf(user)).toEqual(before)
    },
  )

  const expectDeleted = async () => {
    const { store } = opened
    expect(await itemsOf(user)).toEqual([])
    expect(await store.useToken(hash, now)).toBeNull()
    for (const id of own) {
      expect([await store.ownerOf(id), await store.readMarks(id)]).toEqual([null, {}])
      expect(await store.readCharSettings(id)).toEqual({ private: false, icon: 0 })
    }
    for (const id of [lost, foreign]) {
      expect((await store.ownerOf(id))?.user).toBe(other)
      expect(await store.readMarks(id)).toEqual({ fish: { 1: 100, 2: 100 } })
      expect((await store.readCharSettings(id)).private).toBe(true)
    }
  }

  test('leaves nothing of the user, and everything of everybody else', async () => {
    for (let turn = 0; turn < 2; turn++) {
      expect(await ask(user, 'deleteAccount', confirmed)).toEqual({ status: 200, json: { deleted: true } })
      await expectDeleted()
    }
  })

  test('waits for the banners of its characters to be deleted', async () => {
    const { store } = opened
    await store.setBanner(own[0], user, { key: 'banner/7/aaaaaaaaaaaaaaaaaaaaaaaa', widths: [960], at: now })
    expect(await ask(user, 'deleteAccount', confirmed)).toMatchObject({ status: 409, json: { code: 'bannersLeft' } })
    expect((await store.ownCharsOf(user)).owned).toHaveLength(own.length)
    await store.dropBanner(own[0], 'banner/7/aaaaaaaaaaaaaaaaaaaaaaaa')
    expect(await ask(user, 'deleteAccount', confirmed)).toMatchObject({ status: 200 })
    await expectDeleted()
  })

  /** Of the token, of two characters, of the one that was lost, and of what is the user's own. */
  const writes = 2 + 2 * 3 + 1 + 1

  test.each(
    Array.from({ length: writes }, (_, n) => n + 1).flatMap((at) => [[at, 'before'] as const, [at, 'after'] as const]),
  )('that dies at write %i, %s it, is finished by a second try', async (at, when) => {
    const dying = openDying(opened, { at, when })
    await expect(askOver(dying.store, () => now)(user, 'deleteAccount', confirmed)).rejects.toThrow('killed')
    dying.close()
    for (const id of own) {
      const isLeft = Object.keys(await opened.store.readMarks(id)).length > 0
      // What is left of a character is still the user's, so that it can be found.
      if (isLeft) expect((await opened.store.ownCharsOf(user)).owned.map((char) => char.id)).toContain(id)
    }
    await ask(user, 'deleteAccount', confirmed)
    await expectDeleted()
  })

  test('has no more writes than those', async () => {
    const dying = openDying(opened, { at: 100, when: 'before' })
    await askOver(dying.store, () => now)(user, 'deleteAccount', confirmed)
    dying.close()
    expect(dying.state.writes).toBe(writes)
  })
})
