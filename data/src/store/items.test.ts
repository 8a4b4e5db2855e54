import { type AttributeValue, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newProfile } from '../character/index.ts'
import { priorities } from '../sync/index.ts'
import { itemVersion, NewerItemError } from './item.ts'
import * as made from './items.fixture.ts'
import { profileKey } from './profile-item.ts'
import { noNotes } from './sync-notes.ts'
import { startTestStore, type TestStore } from './testing.ts'

const folder = join(import.meta.dirname, 'items')
const releases = readdirSync(folder).map((file) => file.replace('.jsonl', ''))

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
    expect(character).toEqual({
      ...{ profile: made.profile, priority: priorities.middle, due: then + 9000, failures: 1 },
      ...{ leaseUntil: null, attemptAt: null, damaged: [] },
      owned: {
        achievements: made.owned.achievements.entries,
        mounts,
        minions: [],
        facewear: made.owned.facewear.entries,
      },
      since: { achievements: made.owned.achievements.since, mounts: made.owned.mounts.since },
      marks: { emote: { 59: then / 1000, 60: then / 1000 }, fish: { 1: then / 1000 } },
    })
    expect(await opened.store.readPart(70, 'mounts')).toEqual({ ok: true, revision: 1, ...made.owned.mounts })
    const all = []
    for await (const one of opened.store.scanCharacters()) all.push(one.profile.id)
    expect(all.sort()).toEqual([70, 71, 73])
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
    expect(await opened.store.readTooltipIndex('mounts')).toEqual(made.hashes)
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
    await expect(opened.store.unmark(70, 'emote', [59])).rejects.toThrow()
    expect(await ticks()).toEqual(ticked)

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
