import { type AttributeValue, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newProfile, noSettings } from '../character/index.ts'
import { priorities } from '../sync/index.ts'
import { itemVersion, NewerItemError } from './item.ts'
import * as made from './items.fixture.ts'
import type { Store } from './open-store.ts'
import { profileKey } from './profile-item.ts'
import { noNotes } from './sync-notes.ts'
import { startTestStore, type TestStore } from './store.fixture.ts'

const folder = join(import.meta.dirname, 'items')
const releases = readdirSync(folder).map((file) => file.replace('.jsonl', ''))

/** Whether a release had owners of characters, and what they decide; and editors of the game's tables. */
const knowsOwners = (release: string): boolean => release > '2026-11-22'

/** Whether a release had groups of characters. */
const knowsGroups = (release: string): boolean => release > '2026-11-26'

type Item = Record<string, AttributeValue>

const binary = (name: string, value: unknown) => (name === 'B' ? Buffer.from(value as string, 'base64') : value)
const itemsOf = (release: string): Item[] =>
  readFileSync(join(folder, `${release}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line, binary) as Item)

let opened: TestStore
const { then } = made
const later = then + 100_000

const put = (item: Record<string, unknown>) =>
  opened.client.send(new PutCommand({ TableName: opened.table, Item: item }) as never)
const set = (key: object, expression: string, values: object, names?: object) =>
  opened.client.send(
    new UpdateCommand({
      TableName: opened.table,
      Key: key,
      UpdateExpression: expression,
      ExpressionAttributeValues: values,
      ...(names && { ExpressionAttributeNames: names }),
    } as never) as never,
  )
const get = async (pk: string, sk: string) =>
  (
    (await opened.client.send(new GetCommand({ TableName: opened.table, Key: { pk, sk } }) as never)) as {
      Item?: Record<string, unknown>
    }
  ).Item

const fill = async (release: string) => {
  for (const item of itemsOf(release)) {
    await opened.client.send(new PutItemCommand({ TableName: opened.table, Item: item }))
  }
}

describe.each(['this one', ...releases])('the items that release %s wrote', (release) => {
  beforeAll(async () => {
    opened = await startTestStore()
    await (releases.includes(release) ? fill(release) : made.writeItems(opened.store))
  })
  afterAll(() => opened.close())

  test('a character with its collections and ticks', async () => {
    const character = await opened.store.readCharacter(70)
    const { entries: mounts } = made.owned.mounts
    const settings = knowsOwners(release) ? made.settings : noSettings
    expect(character).toEqual({
      ...{ profile: made.profile, priority: priorities.middle, due: then + 9000, failures: 1 },
      ...{ leaseUntil: null, attemptAt: null, damaged: [], settings },
      owned: {
        achievements: made.owned.achievements.entries,
        mounts,
        minions: [],
        facewear: made.owned.facewear.entries,
      },
      since: { achievements: made.owned.achievements.since, mounts: made.owned.mounts.since },
      again: {},
      marks: { emote: { 59: then / 1000, 60: then / 1000 }, fish: { 1: then / 1000 } },
    })
    expect(await opened.store.readPart(70, 'mounts')).toEqual({ ok: true, revision: 1, ...made.owned.mounts })
    const all = []
    for await (const scanned of opened.store.scanCharacters()) all.push(scanned.profile.id)
    expect(all.sort()).toEqual([70, 71, 73])
  })

  test('whose it is, who lost it, and what is ticked and unticked', async () => {
    if (!knowsOwners(release)) {
      expect(await opened.store.ownerOf(70)).toBeNull()
      return
    }
    const { owner, former, third } = made.users
    expect(await opened.store.ownerOf(70)).toEqual({ user: owner, since: then })
    expect(await opened.store.ownCharsOf(owner)).toEqual({ owned: [{ id: 70, since: then }], lost: [] })
    expect(await opened.store.ownCharsOf(former)).toEqual({ owned: [], lost: [{ id: 70, at: then }] })
    expect(await opened.store.readCharSettings(70)).toEqual(made.settings)
    expect(await opened.store.readCode(70, third, then + 1)).toBe(made.code)
    const { id, at } = made.unticked
    // Said before it was unticked: it changes nothing.
    expect(await opened.store.changeMarks(70, 'fish', [{ id, owned: true, at: at - 0.1 }])).toEqual({ 1: then / 1000 })
  })

  test('what editors said of a row, and before', async () => {
    const [first, second] = made.edits.map(({ now, ...edit }, at) => ({
      ...edit,
      at: now,
      writtenAt: now,
      version: at + 1,
    }))
    const versions = await opened.store.overrideHistory('mounts', 5)
    expect(versions).toMatchObject(knowsOwners(release) ? [second, first] : [])
    const { overrides } = await opened.store.readOverrides('mounts')
    expect(overrides.get(5)?.fields).toEqual(knowsOwners(release) ? { obtainable: false } : undefined)
  })

  test('what a user keeps', async () => {
    const { owner } = made.users
    const knows = knowsOwners(release)
    expect(await opened.store.readFavorites(owner)).toEqual(knows ? made.favorites : [])
    const account = { nickname: made.nickname, createdAt: then, updatedAt: then }
    expect(await opened.store.readAccount(owner)).toEqual(knows ? account : null)
    const wishes = made.wishes.toReversed().map((wish) => ({ ...wish, at: then }))
    expect(await opened.store.readWishes(owner)).toEqual(knows ? wishes : [])
  })

  test('a group, and all that leads to it', async () => {
    const { store } = opened
    const groups = knowsGroups(release) ? [{ ...made.group, revision: 1 }] : []
    const group = await store.readGroup(made.group.slug)
    if (knowsGroups(release)) expect(group).toMatchObject(groups[0] ?? {})
    else expect(group).toBeNull()
    for (const user of [made.users.owner, made.users.third])
      expect(await store.groupsOf(user)).toMatchObject(user === made.users.owner ? groups : [])
    expect(await store.groupsWith(70, 10)).toMatchObject({ groups, more: false })
    expect(await store.listedGroups(10)).toMatchObject({ groups, next: null })
    expect(await store.reportedGroups(10)).toMatchObject(groups)
  })

  test('what a user gave to programs', async () => {
    const knows = knowsOwners(release)
    const { hash, ...token } = made.token
    expect(await opened.store.readTokens(made.users.owner)).toEqual(knows ? [{ ...token, usedAt: then + 1 }] : [])
    const { scopes, expiresAt } = token
    const valid = { user: made.users.owner, scopes, expiresAt }
    expect(await opened.store.useToken(hash, then + 2)).toEqual(knows ? valid : null)
  })

  test('a collection that was replaced can be put back', async () => {
    const { before, ids } = made.whole
    const undone = await opened.store.undoMarks(71, 'emote', then / 1000 + 5)
    expect(undone && [undone.added, undone.removed]).toEqual(knowsOwners(release) ? [before, ids] : null)
  })

  test('what happened to it', async () => {
    expect(await opened.store.readEvents(70, 10)).toEqual(made.events)
  })

  test('the queue: who waits, who is being read, and what a sync remembers', async () => {
    expect(await opened.store.readProfile(71)).toMatchObject({ profile: newProfile(71, then), priority: 0 })
    expect(await opened.store.readProfile(73)).toMatchObject({ leaseUntil: then + 1000, attemptAt: then })
    expect(await opened.store.askFor(71, then + 6)).toEqual({ outcome: 'waiting' })
    const lease = await opened.store.lease(70, { now: later, until: later + 1000, token: 'new' })
    expect(lease?.notes).toEqual(made.notes)
  })

  test('who is found by name', async () => {
    const { name, iconUrl, worldId } = made.profile
    expect(await opened.store.searchNames('mina', 5)).toEqual([{ id: 70, name, iconUrl, worldId }])
  })

  test('what all share: parked characters, the state of the site, locks, hashes, allowances, the pace', async () => {
    expect(await opened.store.deadLetters()).toEqual([made.letter])
    expect(await opened.store.readSite()).toEqual({ ...made.site, revision: 1 })
    expect(await opened.store.readLock('night')).toEqual(made.held)
    if (knowsOwners(release))
      expect(await opened.store.introductionReading(72)).toEqual({ ...made.introduction, codes: ['kupodexcode'] })
    expect(await opened.store.readTooltipIndex('mounts')).toEqual(made.hashes)
    const seating = { token: 'another', most: 1, now: then, until: then + 1 }
    expect(await opened.store.takeSeat('banner', 'somebody', seating)).toBe(!knowsOwners(release))
    expect(await opened.store.takeAllowance('reading', 'somebody', made.rule, then)).toEqual({ left: 8 })
    await opened.store.sharedPace(20).turn()
  })
})

test('every kind of item that this release writes is among those that were kept', async () => {
  opened = await startTestStore()
  await made.writeItems(opened.store)
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  await opened.close()
  const keys = (items: Item[]) => items.map(({ pk, sk }) => `${pk?.S} ${sk?.S}`).sort()
  expect(keys(Items)).toEqual(keys(itemsOf(releases.at(-1) as string)))
})

describe('an item of an earlier or later release', () => {
  beforeEach(async () => {
    opened = await startTestStore()
    await made.writeItems(opened.store)
    return () => opened.close()
  })

  const always = ['id', 'status', 'createdAt']
  test.each(Object.keys(made.profile).filter((field) => !always.includes(field)))(
    'a profile without the field %s has its default',
    async (field) => {
      await opened.client.send(
        new UpdateCommand({
          TableName: opened.table,
          Key: profileKey(70),
          UpdateExpression: 'REMOVE profile.#field',
          ExpressionAttributeNames: { '#field': field },
        }) as never,
      )
      const empty = newProfile(70, then)[field as keyof typeof made.profile]
      expect((await opened.store.readProfile(70))?.profile).toEqual({ ...made.profile, [field]: empty })
    },
  )

  test('a profile from before a part could be hidden knows nothing of that part', async () => {
    await set(profileKey(70), 'SET profile.privacy = :privacy', { ':privacy': {} })
    const never = { state: 'unknown', asOf: null }
    expect((await opened.store.readProfile(70))?.profile.privacy).toEqual(
      Object.fromEntries(Object.keys(made.profile.privacy).map((part) => [part, never])),
    )
  })

  test.each(Object.keys(noNotes))('notes without %s have its default', async (field) => {
    const { [field as keyof typeof noNotes]: _, ...notes } = made.notes
    await set(profileKey(70), 'SET notes = :notes', { ':notes': notes })
    const lease = await opened.store.lease(70, { now: later, until: later + 1000, token: 'new' })
    expect(lease?.notes).toEqual({ ...made.notes, [field]: noNotes[field as keyof typeof noNotes] })
  })

  test('parts that only a later release knows make no notes invalid', async () => {
    const notes = { ...made.notes, owed: ['outfits', 'mounts'], partsHiddenSince: { outfits: then, minions: then } }
    await set(profileKey(70), 'SET notes = :notes', { ':notes': notes })
    const lease = await opened.store.lease(70, { now: later, until: later + 1000, token: 'new' })
    expect(lease?.notes).toEqual({ ...made.notes, owed: ['mounts'] })
  })

  test('fields that this release does not know outlive a sync by it', async () => {
    const outfits = { state: 'public', asOf: then }
    const more = { banner: 'b.jpg', more: { deep: [1] } }
    await set(
      profileKey(70),
      'SET profile.banner = :banner, profile.#more = :more, profile.privacy.outfits = :outfits',
      {
        ...{ ':banner': more.banner, ':more': more.more, ':outfits': outfits },
      },
      { '#more': 'more' },
    )
    await set(profileKey(70), 'SET notes.later = :later', { ':later': 5 })
    const lease = await opened.store.lease(70, { now: later, until: later + 1000, token: 'new' })
    if (!lease) throw new Error('nothing was due')
    const { profile, notes } = lease
    await opened.store.finish(70, 'new', {
      ...{ priority: priorities.middle, due: later + 9000, failures: 0 },
      profile: { ...profile, privacy: { ...profile.privacy, minions: { state: 'public', asOf: later } } },
      notes: { ...notes, quietSyncs: 0 },
    })
    const item = await get('CHAR#70', 'PROFILE')
    expect(item?.profile).toMatchObject({ ...more, privacy: { outfits, minions: { asOf: later } } })
    expect(item?.notes).toMatchObject({ later: 5, quietSyncs: 0 })

    await set({ pk: 'CHAR#70', sk: 'OWN#mounts' }, 'SET seenBy = :who', { ':who': 'a later release' })
    expect(await opened.store.writePart(70, 'mounts', made.owned.mounts, 1)).toBe(true)
    expect(await get('CHAR#70', 'OWN#mounts')).toMatchObject({ seenBy: 'a later release', revision: 2, count: 1 })
  })

  const { owner, third } = made.users
  const { slug } = made.group
  const whole = { ids: [], isKnown: () => true, at: 5 }
  const emptied = () => ({ outcome: true, after: { members: [] } })
  /** Items, and what is refused once a later release has written them; `merely`: because a condition of it fails. */
  const refused: [item: string, use: (of: Store) => Promise<unknown>, merely?: true][] = [
    ['CHAR#70 PROFILE', (of) => of.readProfile(70)],
    ['CHAR#70 PROFILE', (of) => of.askFor(70, later)],
    ['CHAR#70 PROFILE', (of) => of.putBack(70, later)],
    ['CHAR#70 MARK#emote', (of) => of.mark(70, 'emote', [61], 5), true],
    ['CHAR#70 MARK#emote', (of) => of.unmark(70, 'emote', [59], 5), true],
    ['CHAR#70 CHAR_SETTINGS', (of) => of.readCharSettings(70)],
    ['CHAR#70 CHAR_SETTINGS', (of) => of.readCharacter(70)],
    ['CHAR#70 CHAR_SETTINGS', (of) => of.writeCharSettings(70, noSettings), true],
    ['CHAR#71 MARK#emote', (of) => of.undoMarks(71, 'emote', 5)],
    ['CHAR#71 MARK#emote', (of) => of.putMarks(71, 'emote', whole)],
    ['CHAR#71 MARK#emote', (of) => of.readMarks(71)],
    ['OWNER#70 OWNER', (of) => of.ownerOf(70)],
    ['OWNER#70 OWNER', (of) => of.own(70, 'another', later)],
    ['OWNER#70 OWNER', (of) => of.ownCharsOf(owner)],
    ['OWNER#70 OWNER', (of) => of.unlink(70, owner)],
    [`USER#${third} CODE#70`, (of) => of.readCode(70, third, then)],
    [`USER#${owner} ACCOUNT`, (of) => of.readAccount(owner)],
    [`USER#${owner} ACCOUNT`, (of) => of.saveNickname(owner, 'Kupo', later), true],
    [`USER#${owner} FAVORITES`, (of) => of.readFavorites(owner)],
    [`USER#${owner} FAVORITES`, (of) => of.addFavorite(owner, 73, later, 10)],
    [`USER#${owner} FAVORITES`, (of) => of.removeFavorite(owner, 70)],
    [`USER#${owner} WISHES`, (of) => of.readWishes(owner)],
    [`USER#${owner} WISHES`, (of) => of.changeWishes(owner, [], later, 10)],
    [`USER#${owner} TOKENS`, (of) => of.readTokens(owner)],
    [`TOKEN#${made.token.hash} TOKEN`, (of) => of.useToken(made.token.hash, then)],
    [`GROUP#${slug} GROUP`, (of) => of.readGroup(slug)],
    [`GROUP#${slug} GROUP`, (of) => of.changeGroup(slug, emptied)],
    [`GROUP#${slug} GROUP`, (of) => of.removeGroup(slug)],
    ['SITE LODESTONE', (of) => of.readSite()],
    ['LOCK night', (of) => of.readLock('night')],
    ['LEARNT#mounts MARKS', (of) => of.readTooltipIndex('mounts')],
    ['DEAD 72', (of) => of.deadLetters()],
    ['PACE LODESTONE', (of) => of.sharedPace(20).turn()],
  ]
  const getItem = (item: string) => get(...(item.split(' ') as [pk: string, sk: string]))
  const setVersion = (item: string, v: unknown) => {
    const [pk, sk] = item.split(' ')
    return set({ pk, sk }, 'SET v = :v', { ':v': v })
  }

  test('what a later release wrote in a new way is refused by name, and left as it is', async () => {
    for (const [item, use, merely] of refused) {
      const before = await getItem(item)
      await setVersion(item, 2)
      const expected = merely ? undefined : `The item ${item} has version 2`
      await expect(use(opened.store), `${item}: ${String(use)}`).rejects.toThrow(expected)
      expect(await getItem(item)).toEqual({ ...before, v: 2 })
      await setVersion(item, before?.v ?? itemVersion)
    }
  })

  test('what a later release wrote in a new way is damaged, or hidden, to who reads it among others', async () => {
    const { store } = opened
    const newer = ['CHAR#70 OWN#mounts', 'CHAR#70 CHAR_SETTINGS', `GROUP#${slug} GROUP`, 'OVERRIDE#mounts 5']
    for (const item of newer) await setVersion(item, 2)
    const kept = await Promise.all(newer.map(getItem))
    expect(await store.readPart(70, 'mounts')).toEqual({ ok: false, code: 'newerVersion' })
    // Never taken for "not private".
    expect(await store.hiddenAmong([70, 71])).toEqual(new Set([70]))
    expect(await store.listedGroups(10)).toEqual({ groups: [], next: null })
    expect(await store.readOverrides('mounts')).toEqual({ overrides: new Map(), damaged: [5] })
    const change = { kind: 'save', by: 'third', fields: {}, now: later } as const
    expect(await store.saveOverride('mounts', 5, 2, change)).toEqual({ ok: false, code: 'damaged' })
    expect(await Promise.all(newer.map(getItem))).toEqual(kept)
  })

  test('a profile of a later release keeps all that it says when somebody wants to read the character', async () => {
    const profile = async () => (await getItem('CHAR#70 PROFILE'))?.profile
    const before = await profile()
    await setVersion('CHAR#70 PROFILE', 2)
    await expect(opened.store.lease(70, { now: later, until: later + 9, token: 'new' })).rejects.toThrow(NewerItemError)
    expect(await profile()).toEqual(before)
  })

  test('what a later release decides about a character and its owner outlives a change by this one', async () => {
    await set({ pk: 'CHAR#70', sk: 'CHAR_SETTINGS' }, 'SET banner = :banner', { ':banner': 'b.webp' })
    await opened.store.writeCharSettings(70, { private: false, icon: 1, groups: false })
    expect(await get('CHAR#70', 'CHAR_SETTINGS')).toMatchObject({ banner: 'b.webp', private: false, icon: 1 })
    await set({ pk: 'OWNER#70', sk: 'OWNER' }, 'SET proof = :proof', { ':proof': 'seen' })
    await opened.store.own(70, 'another', later)
    expect(await get('OWNER#70', 'OWNER')).toMatchObject({ proof: 'seen', user: 'another', since: later })
  })

  test('one character of a later release stops no night', async () => {
    await set(profileKey(70), 'SET v = :v', { ':v': 2 })
    const damaged: number[] = []
    const read: number[] = []
    const scan = opened.store.scanCharacters({ onDamaged: (id) => damaged.push(id) })
    for await (const { profile } of scan) read.push(profile.id)
    expect([read.sort(), damaged]).toEqual([[71, 73], [70]])
  })

  test('an event that only a later release knows is passed over', async () => {
    const event = { type: 'married', id: 1, details: '', date: then / 1000 }
    await put({ pk: 'CHAR#70', sk: `TIME#${then / 1000}#married#1`, event })
    expect(await opened.store.readEvents(70, 10)).toEqual(made.events)
  })
})
