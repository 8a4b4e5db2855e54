import { type AttributeValue, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newProfile, noSettings } from '../character/index.ts'
import { priorities } from '../sync/index.ts'
import { itemVersion, NewerItemError } from './item.ts'
import * as made from './items.fixture.ts'
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

  test('what a later release wrote in a new way is refused by name, and left as it is', async () => {
    const v = itemVersion + 1
    const newer = async (pk: string, sk: string) => {
      await set({ pk, sk }, 'SET v = :v', { ':v': v })
      return () => get(pk, sk)
    }
    const profile = await newer('CHAR#70', 'PROFILE')
    await expect(opened.store.readProfile(70)).rejects.toThrow(NewerItemError)
    await expect(opened.store.readProfile(70)).rejects.toThrow('The item CHAR#70 PROFILE has version 2')
    const untouched = await profile()
    await expect(opened.store.askFor(70, later)).rejects.toThrow(NewerItemError)
    await expect(opened.store.putBack(70, later)).rejects.toThrow(NewerItemError)
    expect(await profile()).toEqual(untouched)
    const { profile: before } = untouched ?? {}
    await expect(opened.store.lease(70, { now: later, until: later + 9, token: 'new' })).rejects.toThrow(NewerItemError)
    expect((await profile())?.profile).toEqual(before)

    const mounts = await newer('CHAR#70', 'OWN#mounts')
    const kept = await mounts()
    expect(await opened.store.readPart(70, 'mounts')).toEqual({ ok: false, code: 'newerVersion' })
    expect(await mounts()).toEqual(kept)

    const ticks = await newer('CHAR#70', 'MARK#emote')
    const ticked = await ticks()
    await expect(opened.store.mark(70, 'emote', [61], 5)).rejects.toThrow()
    await expect(opened.store.unmark(70, 'emote', [59], 5)).rejects.toThrow()
    expect(await ticks()).toEqual(ticked)

    const owner = await newer('OWNER#70', 'OWNER')
    const owned = await owner()
    await expect(opened.store.ownerOf(70)).rejects.toThrow(NewerItemError)
    await expect(opened.store.own(70, 'another', later)).rejects.toThrow(NewerItemError)
    await expect(opened.store.ownCharsOf(made.users.owner)).rejects.toThrow(NewerItemError)
    await expect(opened.store.unlink(70, made.users.owner)).rejects.toThrow(NewerItemError)
    expect(await owner()).toEqual(owned)
    await newer('USER#third', 'CODE#70')
    await expect(opened.store.readCode(70, made.users.third, then)).rejects.toThrow(NewerItemError)
    const [saved, favored] = [await newer('USER#owner', 'ACCOUNT'), await newer('USER#owner', 'FAVORITES')]
    const ofUser = [await saved(), await favored()]
    const { owner: user } = made.users
    await expect(opened.store.readAccount(user)).rejects.toThrow(NewerItemError)
    await expect(opened.store.saveNickname(user, 'Kupo', later)).rejects.toThrow()
    await expect(opened.store.readFavorites(user)).rejects.toThrow(NewerItemError)
    await expect(opened.store.addFavorite(user, 73, later, 10)).rejects.toThrow(NewerItemError)
    await expect(opened.store.removeFavorite(user, 70)).rejects.toThrow(NewerItemError)
    expect([await saved(), await favored()]).toEqual(ofUser)
    const wished = await newer('USER#owner', 'WISHES')
    const wishes = await wished()
    await expect(opened.store.readWishes(user)).rejects.toThrow(NewerItemError)
    await expect(opened.store.changeWishes(user, [], later, 10)).rejects.toThrow(NewerItemError)
    expect(await wished()).toEqual(wishes)
    const grouped = await newer(`GROUP#${made.group.slug}`, 'GROUP')
    const group = await grouped()
    await expect(opened.store.readGroup(made.group.slug)).rejects.toThrow(NewerItemError)
    const emptied = () => ({ outcome: true, after: { members: [] } })
    await expect(opened.store.changeGroup(made.group.slug, emptied)).rejects.toThrow(NewerItemError)
    await expect(opened.store.removeGroup(made.group.slug)).rejects.toThrow(NewerItemError)
    expect(await opened.store.listedGroups(10)).toEqual({ groups: [], next: null })
    expect(await grouped()).toEqual(group)
    const chosen = await newer('CHAR#70', 'CHAR_SETTINGS')
    const decided = await chosen()
    // Never taken for "not private".
    await expect(opened.store.readCharSettings(70)).rejects.toThrow(NewerItemError)
    expect(await opened.store.hiddenAmong([70, 71])).toEqual(new Set([70]))
    await expect(opened.store.readCharacter(70)).rejects.toThrow(NewerItemError)
    await expect(opened.store.writeCharSettings(70, noSettings)).rejects.toThrow()
    expect(await chosen()).toEqual(decided)

    const replaced = await newer('CHAR#71', 'MARK#emote')
    const whole = await replaced()
    await expect(opened.store.undoMarks(71, 'emote', 5)).rejects.toThrow(NewerItemError)
    await expect(opened.store.putMarks(71, 'emote', { ids: [], isKnown: () => true, at: 5 })).rejects.toThrow(
      NewerItemError,
    )
    await expect(opened.store.readMarks(71)).rejects.toThrow(NewerItemError)
    expect(await replaced()).toEqual(whole)
    await newer(`USER#${made.users.owner}`, 'TOKENS')
    await expect(opened.store.readTokens(made.users.owner)).rejects.toThrow(NewerItemError)
    await newer(`TOKEN#${made.token.hash}`, 'TOKEN')
    await expect(opened.store.useToken(made.token.hash, then)).rejects.toThrow(NewerItemError)
    const edit = await newer('OVERRIDE#mounts', '5')
    const edited = await edit()
    expect(await opened.store.readOverrides('mounts')).toEqual({ overrides: new Map(), damaged: [5] })
    const change = { kind: 'save', by: 'third', fields: {}, now: later } as const
    expect(await opened.store.saveOverride('mounts', 5, 2, change)).toEqual({ ok: false, code: 'damaged' })
    expect(await edit()).toEqual(edited)

    await newer('SITE', 'LODESTONE')
    await expect(opened.store.readSite()).rejects.toThrow(NewerItemError)
    await newer('LOCK', 'night')
    await expect(opened.store.readLock('night')).rejects.toThrow(NewerItemError)
    await newer('LEARNT#mounts', 'MARKS')
    await expect(opened.store.readTooltipIndex('mounts')).rejects.toThrow(NewerItemError)
    await newer('DEAD', '72')
    await expect(opened.store.deadLetters()).rejects.toThrow(NewerItemError)
    await newer('PACE', 'LODESTONE')
    await expect(opened.store.sharedPace(20).turn()).rejects.toThrow(NewerItemError)
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
