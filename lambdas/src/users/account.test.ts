import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { markTypes, noSettings } from '@kupodex/data/character'
import { itemEndings, itemKinds, kindOf, type StoredGroup, writesInBatch } from '@kupodex/data/store'
import { group, users, writeItems } from '@kupodex/data/store/items.fixture'
import { openForAll } from '@kupodex/data/opened.fixture'
import { openDying, startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownBanners } from '../banner/files.ts'
import { askOver } from './account.fixture.ts'
import { makeToken } from './program-token.ts'

const now = 1_750_000_000_000
const opened = openForAll(startTestStore)

const ask: ReturnType<typeof askOver> = (...args) => askOver(opened.store, () => now)(...args)
const confirmed = { body: { confirm: 'delete my account' } }

let count = 0
let user = ''
let other = ''
/** Characters of the user; one that was lost, and one of somebody else's. */
let ownCounts: readonly [number, number] = [0, 0]
let lost = 0
let foreign = 0
let hash = ''

beforeEach(async () => {
  const { store } = opened
  const n = ++count
  ;[user, other] = [`mina${n}`, `aldo${n}`]
  ownCounts = [n * 10 + 1, n * 10 + 2]
  lost = n * 10 + 3
  foreign = n * 10 + 4
  await store.saveNickname(user, 'Mog', now)
  await store.addFavorite(user, 7, now, 10)
  await store.changeWishes(user, [{ type: 'mount', id: 4, wish: 'want' }], now, 10)
  for (const id of [...ownCounts, lost]) await store.own(id, user, now)
  await store.own(lost, other, now + 1)
  await store.own(foreign, other, now)
  for (const id of [...ownCounts, lost, foreign]) {
    await store.mark(id, 'fish', [1, 2], 100)
    await store.writeCharSettings(id, { private: true, icon: 3 })
  }
  await store.mark(ownCounts[0], 'emote', [59], 200)
  for (const [who, editor] of [
    [user, other],
    [other, user],
  ] as const)
    await store.createGroup(groupOf(who, editor), 10)
  for (const who of [user, other])
    await store.joinGroup(slugOf(who), { user: who === user ? other : user, now, most: 10 }, () => ({ outcome: true }))
  await store.keepCode(9, user, 'kupodex-test', now)
  const made = makeToken()
  ;({ hash } = made)
  const { id, start } = made
  const token = { id, start, hash, name: 'Plugin', scopes: ['read' as const], createdAt: now, expiresAt: null }
  await store.createToken(user, token, 20)
})

const slugOf = (who: string) => who.padEnd(22, '_')
/** A listed group of a user with an editor, and the characters of both. */
const groupOf = (who: string, editor: string): Omit<StoredGroup, 'revision'> => ({
  ...{ slug: slugOf(who), name: 'Mail', note: '', listedAt: now, createdAt: now, updatedAt: now, closed: false },
  ...{ owner: { user: who, id: 'owner', since: now }, editors: [{ user: editor, id: 'editor', since: now + 1 }] },
  ...{ members: [ownCounts[0], foreign], barred: [], invitation: null, reports: [], dismissed: [] },
})

/** Everything in the table that has to do with a user. */
const itemsOf = async (text: string): Promise<string[]> => {
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  return Items.map((item) => JSON.stringify(item)).filter(
    (item) => item.includes(`"${text}"`) || item.includes(`#${text}"`) || item.includes(`${slugOf(text)}"`),
  )
}

test('the export has everything that is stored, without secrets', async () => {
  const { status, json } = await ask(user, 'exportAccount')
  const settings = { private: true, icon: 3, groups: true }
  expect([status, json]).toEqual([
    200,
    {
      ...{ exportedAt: now, subject: user, email: null },
      account: { nickname: 'Mog', createdAt: now, updatedAt: now },
      favorites: [{ id: 7, at: now }],
      wishes: [{ type: 'mount', id: 4, wish: 'want', at: now }],
      chars: [
        {
          id: ownCounts[0],
          since: now,
          settings,
          marks: { emote: { 59: 200 }, fish: { 1: 100, 2: 100 } },
          banner: null,
        },
        { id: ownCounts[1], since: now, settings, marks: { fish: { 1: 100, 2: 100 } }, banner: null },
      ],
      lost: [{ id: lost, at: now + 1 }],
      codes: [{ id: 9, code: 'kupodex-test', createdAt: now }],
      tokens: [expect.objectContaining({ name: 'Plugin', scopes: ['read'] })],
      groups: [[user, 'owner', now] as const, [other, 'editor', now + 1] as const].map(([who, role, since]) => ({
        ...{ slug: slugOf(who), name: 'Mail', note: '', listed: true, size: 2, createdAt: now, updatedAt: now },
        ...{ role, since, members: [ownCounts[0], foreign] },
      })),
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
    groups: [],
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
    for (const id of ownCounts) {
      expect([await store.ownerOf(id), await store.readMarks(id)]).toEqual([null, {}])
      expect(await store.readCharSettings(id)).toEqual(noSettings)
    }
    for (const id of [lost, foreign]) {
      expect((await store.ownerOf(id))?.user).toBe(other)
      expect(await store.readMarks(id)).toEqual({ fish: { 1: 100, 2: 100 } })
      expect((await store.readCharSettings(id)).private).toBe(true)
    }
    expect(await store.readGroup(slugOf(other))).toMatchObject({ editors: [], members: [ownCounts[0], foreign] })
    const { groups } = await store.groupsWith(foreign, 10)
    expect(groups.map(({ slug }) => slug)).toEqual([slugOf(other)])
  }

  test('leaves nothing of the user, and everything of everybody else', async () => {
    for (let turn = 0; turn < 2; turn++) {
      expect(await ask(user, 'deleteAccount', confirmed)).toEqual({ status: 200, json: { deleted: true } })
      await expectDeleted()
    }
  })

  test('reaches what the user gave up before, unless somebody else has verified it since', async () => {
    const { store } = opened
    const [given, taken] = ownCounts
    for (const id of ownCounts) await ask(user, 'unlinkChar', { params: { id } })
    await store.own(taken, other, now + 2)
    const { chars } = (await ask(user, 'exportAccount')).json
    expect(chars).toEqual([
      expect.objectContaining({ id: given, marks: { emote: { 59: 200 }, fish: expect.anything() } }),
    ])
    await ask(user, 'deleteAccount', confirmed)
    expect(await itemsOf(user)).toEqual([])
    expect([await store.readMarks(given), await store.readCharSettings(given)]).toEqual([{}, noSettings])
    expect([await store.readMarks(taken), (await store.ownerOf(taken))?.user]).toEqual([
      { fish: { 1: 100, 2: 100 } },
      other,
    ])
  })

  /** Closing the group, what leads to it, its editor's way, its item, and its owner's way; leaving the other group, and the way to it. */
  const ofGroups = 5 + 2
  /** Of the token, of two characters (given up, emptied, forgotten), of the one that was lost, and of what is the user's own. */
  const batches = Math.ceil((markTypes.length + 1) / writesInBatch)
  const writes = 2 + ofGroups + 2 * (1 + batches + 1) + 1 + 1

  test.each(
    Array.from({ length: writes }, (_, n) => n + 1).flatMap((at) => [[at, 'before'] as const, [at, 'after'] as const]),
  )('that dies at write %i, %s it, is finished by a second try', async (at, when) => {
    const dying = openDying(opened, { at, when })
    await expect(askOver(dying.store, () => now)(user, 'deleteAccount', confirmed)).rejects.toThrow('killed')
    dying.close()
    for (const id of ownCounts) {
      const isLeft = Object.keys(await opened.store.readMarks(id)).length > 0
      // What is left of a character is still said by the user, so that it can be found.
      if (isLeft) expect((await opened.store.charsSaidBy(user)).map((char) => char.id)).toContain(id)
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

describe('banners', () => {
  const key = () => `banner/${ownCounts[0]}/${'a'.repeat(22)}`
  /** A bucket with a banner, and what a call left behind. */
  const openBucket = () => {
    const files = new Set([`${key()}-960.webp`, `banner/${ownCounts[0]}/left-behind-960.webp`])
    const banners: ShownBanners = {
      list: async (id) =>
        [...files].filter((file) => file.startsWith(`banner/${id}/`)).map((file) => ({ key: file, at: 1 })),
      remove: async (keys) => keys.forEach((file) => files.delete(file)),
    }
    return { files, ask: askOver(opened.store, () => now, undefined, banners) }
  }
  beforeEach(() => opened.store.setBanner(ownCounts[0], user, { key: key(), widths: [960], at: now }))

  test.each(['deleteAccount', 'unlinkChar'] as const)('are gone with their files after %s', async (call) => {
    const { files, ask: askIt } = openBucket()
    expect(files.size).toBe(2)
    for (let turn = 0; turn < 2; turn++)
      await askIt(user, call, { params: { id: ownCounts[0] }, ...(call === 'deleteAccount' ? confirmed : {}) })
    expect([[...files], await opened.store.bannerOf(ownCounts[0], true)]).toEqual([[], null])
  })

  test('of somebody who lost the character, or never had it, stay', async () => {
    const { files, ask: askIt } = openBucket()
    await opened.store.own(ownCounts[0], other, now + 2)
    for (const who of [user, 'nobody']) {
      await askIt(who, 'unlinkChar', { params: { id: ownCounts[0] } })
      await askIt(who, 'deleteAccount', confirmed)
    }
    expect([files.size, (await opened.store.bannerOf(ownCounts[0], true))?.key]).toEqual([2, key()])
  })
})

test('of one item of every kind, each becomes what the list of kinds says', async () => {
  const fresh = await startTestStore()
  await writeItems(fresh.store)
  await fresh.store.setBanner(70, users.owner, { key: 'banner/70/aaaaaaaaaaaaaaaaaaaaaa', widths: [960], at: now })
  const keyOfItem = ({ pk, sk }: { pk?: { S?: string }; sk?: { S?: string } }) => `${pk?.S} ${sk?.S}`
  const scan = async () => {
    const { Items = [] } = await fresh.client.send(new ScanCommand({ TableName: fresh.table }))
    return new Map(Items.map((item) => [keyOfItem(item), item]))
  }
  const before = await scan()
  expect(await askOver(fresh.store, () => now)(users.owner, 'deleteAccount', confirmed)).toMatchObject({ status: 200 })
  const after = await scan()
  await fresh.close()
  const seen = new Set<string>()
  for (const [key, item] of before) {
    const kind = kindOf(item.pk?.S ?? '', item.sk?.S ?? '')
    if (kind === null) throw new Error(`${key} is of no kind`)
    seen.add(kind)
    const now = after.get(key)
    // Things of others stay, whatever their kind.
    const isTheirs =
      (/#70$|#owner$|#hash$/.test(item.pk?.S ?? '') || key.includes(group.slug)) &&
      !/^CHAR#70 (PROFILE|OWN|TIME)/.test(key)
    if (!isTheirs) expect(now, key).toEqual(item)
    else if (kind === 'marks' || kind === 'settings')
      expect(Object.keys(now ?? {}).sort(), key).toEqual(['closed', 'pk', 'revision', 'sk'])
    // Of its owner nothing is left, nor of the banner; that somebody else lost it stays theirs to see.
    else if (kind === 'owner') expect(Object.keys(now ?? {}).sort(), key).toEqual(['lost', 'pk', 'revision', 'sk'])
    else expect(now, key).toBeUndefined()
    if (isTheirs) expect(itemEndings[kind].deletion, key).toBe('removed')
  }
  expect(seen).toEqual(new Set(Object.keys(itemKinds)))
})
