import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { factsKey, newProfile, optOutWord } from '@kupodex/data/character'
import { sampleFacts } from '@kupodex/data/character/sample-facts.fixture'
import { bannerFile, bannersFolder } from '@kupodex/data/contract'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { otherPlaces, type PublishedStore } from '@kupodex/data/store'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { priorities } from '@kupodex/data/sync'
import { characterAnswers, groupsAnswers, marksAnswers, openShownBanners, searchAnswers } from '@kupodex/lambdas'
import { createSiteWatch, loadGameNames, type LodestoneReader, syncCharacter } from '@kupodex/lambdas/sync'
import { userAnswers } from '@kupodex/lambdas/users'
import { charactersOfStore, loadProofs, runNight } from '@kupodex/pipeline/nightly'
import { tablesOfHome } from '@kupodex/pipeline/nightly/small-game.fixture'
import { publishArchive } from '@kupodex/pipeline/ishgard'
import { folderTarget, openLive } from '@kupodex/pipeline/publish'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Who hides and deletes, with an id that no thing and no count has; characters beside it, whose files show that there are files at all. */
const id = 987_654_321
const others = [701, 702, 703]
const name = 'Planted Name'
const face = 'https://img2.finalfantasyxiv.com/f/planted.jpg'
const user = { id: 'planted-user', key: 'planted-user', email: null, roles: [] }
const other = { ...user, id: 'somebody-else', key: 'somebody-else' }
const banner = { key: `${bannersFolder}/${id}/${'p'.repeat(22)}`, widths: [960], at: 1 }
const day = 24 * 3_600_000

/** Places that only AWS has, that end by a rule of the bucket, that keep what lies there, or whose own tests look (pages and cards); the rest this test looks in. */
const elsewhere = ['uploads', 'cards', 'ishgardKept', 'pages', 'copies', 'logs', 'backups', 'logins']

/** Places with those who were shown it, which nothing of ours can empty. */
const outside = ['browsers', 'discord']

/** What is obtained now is part of a month that has ended for good when the first night runs, a week later. */
let now = Date.parse('2026-06-28T08:05:00Z')
let opened: TestStore
let s3: TestBucket
let root: string
beforeAll(async () => {
  ;[opened, s3, root] = await Promise.all([startTestStore(), startTestBucket(), mkdtemp(join(tmpdir(), 'gone-'))])
})
afterAll(async () => {
  await Promise.all([opened.close(), s3.close(), rm(root, { recursive: true })])
})

/** A mount that it obtained just now, as this revision of its mounts, so that the nights of four weeks count it among what was gained. */
const gain = (each: number, revision: number) => {
  const mounts = { entries: [{ id: 1, date: now / 1000 }], unknown: {}, asOf: now, since: 1_700_000_000 }
  return opened.store.writePart(each, 'mounts', mounts, revision)
}

const addCharacter = async (each: number, called: string) => {
  const { store } = opened
  const shown = { state: 'public' as const, asOf: now }
  const profile = newProfile(each, now)
  const privacy = { ...profile.privacy, profile: shown, mounts: shown, minions: shown, achievements: shown }
  await store.addCharacter(each, now)
  await store.lease(each, { now, until: now + 1, token: 'plant' })
  await gain(each, 0)
  await store.finish(each, 'plant', {
    profile: { ...profile, status: 'ready', name: called, worldId: 21, iconUrl: face, privacy, updatedAt: now },
    ...{ priority: priorities.tail, due: now, failures: 0 },
  })
}

/** A group that somebody else made, or the user, with the character in it and the other one of the two as an editor. */
const groupOf = (owner: string, editor: string) => ({
  ...{ slug: owner.padEnd(22, '_'), name: `${owner}-group`, note: '', listedAt: now, createdAt: now, updatedAt: now },
  ...{ owner: { user: owner, id: 'a', since: now }, editors: [{ user: editor, id: 'b', since: now }], members: [id] },
  ...{ barred: [], invitation: null, reports: [], dismissed: [], closed: false },
})

const plant = async () => {
  const { store } = opened
  await addCharacter(id, name)
  for (const each of others) await addCharacter(each, `Other Somebody`)
  await store.writeEvents(id, [{ type: 'name', id: 0, details: 'planted-event', date: 1_700_000_000 }])
  await store.own(id, user.key, now)
  await store.mark(id, 'fish', [1, 2], now / 1000)
  await store.setBanner(id, user.key, banner)
  await store.keepCode(id, user.key, 'planted-code', now)
  await store.saveNickname(user.key, 'planted-nickname', now)
  await store.addFavorite(user.key, others[0] ?? 0, now, 10)
  await store.addFavorite(other.key, id, now, 10)
  await store.changeWishes(user.key, [{ type: 'mount', id: 4, wish: 'want' }], now, 10)
  for (const [owner, editor] of [
    [user.key, other.key],
    [other.key, user.key],
  ] as const) {
    const group = groupOf(owner, editor)
    await store.createGroup(group, 10)
    await store.joinGroup(group.slug, { user: editor, now, most: 10 }, () => ({ outcome: true }))
  }
  const token = { id: 't', hash: 'planted-hash', name: 'planted-token', start: '', scopes: [], createdAt: now }
  await store.createToken(user.key, { ...token, expiresAt: null }, 10)
  await s3.client.send(new PutObjectCommand({ Bucket: s3.bucket, Key: bannerFile(banner.key, 960), Body: 'planted' }))
}

const files: Record<string, unknown> = {
  [factsKey]: sampleFacts({ fish: [{ id: 1 }, { id: 2 }], mounts: [{ id: 1, sourceTypeId: 1 }] }),
}
const published: PublishedStore = {
  getJson: async (key, schema) => (key in files ? { value: schema.parse(files[key]), etag: key } : null),
  getText: async () => null,
}

const caller = { client: '192.0.2.1', hasKey: false, isForeign: false, user: null, body: Buffer.alloc(0) }
const clock = () => now

/** All that anybody is told of the character, as text. */
const toldToAnybody = async (): Promise<string> => {
  const { store } = opened
  const readings = { isOver: () => false, take: async () => ({ ok: true, value: { giveBack: async () => undefined } }) }
  const calls = characterAnswers({
    ...{ store, published, clock, sleep: async () => undefined, people: new Map() },
    readings: readings as never,
  })
  const told: unknown[] = [await searchAnswers({ places: [], deployTime: 5, store }).charsearch({ text: name }, caller)]
  for (const answer of Object.values(calls) as ((params: unknown, by: unknown) => Promise<unknown>)[])
    for (const type of ['mount', 'fish']) told.push(await answer({ id, ids: [id], type }, caller).catch(String))
  const groups = groupsAnswers({
    ...{ store, clock, worlds: new Map(), readerKey: 'k', random: (bytes: number) => Buffer.alloc(bytes) },
  })
  for (const owner of [user.key, other.key]) told.push(await groups.group({ slug: groupOf(owner, '').slug }, caller))
  const ofOther = accounts().favorites({}, { ...caller, user: other })
  return JSON.stringify([...told, await ofOther])
}

const accounts = () =>
  userAnswers({
    ...{ store: opened.store, clock, worlds: new Map() },
    banners: openShownBanners(s3),
    seats: { enter: async () => async () => undefined, run: (_, work) => work() },
  })

const target = (folder: 'folder' | 'bucket') => folderTarget(join(root, folder))

const publishing = () => ({
  ...{ folder: target('folder'), bucket: target('bucket'), now: clock },
  reporter: { steps: [], step: <T>(_: string, work: (progress: () => void) => Promise<T>) => work(() => undefined) },
  check: async () => undefined,
})

const tables = tablesOfHome()

/** A night over the table, with its history. */
const night = async () => {
  now += 7 * day
  const outcome = await runNight(
    {
      tables,
      gameFiles: () => [],
      stored: charactersOfStore(opened.store, loadProofs()),
      ...publishing(),
    },
    { dryRun: false, acceptLoss: true, snapshot: undefined, from: undefined, scope: undefined, json: false },
  )
  expect(outcome).toEqual({ ok: true })
}

/** The files of the bucket below a folder in which the character is: by its name, or, where only ids are kept, by its id. */
const filesWithIt = async (below: string, by: RegExp = new RegExp(name)): Promise<string[]> => {
  const folder = join(root, 'bucket', below)
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const)
  return (await Promise.all(texts)).flatMap(([file, text]) => (by.test(text) ? [file] : []))
}

/** By slot the files in which the character is. */
const filesOfSlots = () =>
  Promise.all(
    ['a', 'b'].map((slot) =>
      filesWithIt(`slots/night/${slot}`, new RegExp(`${name}|\\b${id}\\b`)).catch((): string[] => []),
    ),
  )

/** For the next night alone, which no reader can reach: who is hidden, and what to put back once it is shown again. */
const ofNextNight = { concealed: 'night/concealed.json', leftOut: 'night/left-out/' } as const

const slotsWithIt = async (but: readonly string[] = Object.values(ofNextNight)) =>
  (await filesOfSlots()).map((files) => files.some((file) => !but.some((kept) => file.startsWith(kept))))

/** Who gained something in a month that has ended, and a file of those who are left out there. */
const [endedFile, leftOutFile] = [
  expect.stringMatching(/^api\/gain-months\//),
  expect.stringContaining(ofNextNight.leftOut),
]

/** An archive of the ishgard event with all of them. */
const plantArchive = () => {
  const results = [id, ...others].map((characterId, at) => ({
    ...{ season: 2, job: 'CRP' as const, worldId: 21, day: 1, rank: at + 1, characterId, score: 100 - at },
    name: characterId === id ? name : 'Other Somebody',
  }))
  return publishArchive({ results, synthetic: false }, publishing())
}

/** How many files of the ishgard event that readers can ask for have the character, and how many have others. */
const ofIshgard = async () => {
  const { files, read } = await openLive(target('bucket'), 'ishgard')
  const keys = Object.keys(files).filter((key) => key.startsWith('api/'))
  const texts = await Promise.all(keys.map(async (key) => Buffer.from((await read(key)) ?? []).toString()))
  const count = (who: string) => texts.filter((text) => text.includes(who)).length
  return { it: count(name), others: count('Other Somebody') }
}

const objects = async (): Promise<string[]> => {
  const { Contents = [] } = await s3.client.send(new ListObjectsV2Command({ Bucket: s3.bucket }))
  return Contents.flatMap(({ Key }) => Key ?? [])
}

const tableText = async (): Promise<string> => {
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  return JSON.stringify(Items)
}

const planted = [name, 'planted-event', 'planted-reason']

/** A file in which characters are by their ids alone. */
const pacesFile = expect.stringMatching(/^api\/paces\//)

/** In which places something of the character's is, and the kinds of its own items. */
const ofEverything = async () => {
  const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
  const isIn = (text: string) => planted.some((word) => text.includes(word))
  const own = Items.filter(({ pk }) => pk?.S === `CHAR#${id}`)
  return {
    items: own.map(({ sk }) => String(sk?.S)),
    places: {
      told: isIn(await toldToAnybody()),
      // Others have the same face.
      table: isIn(JSON.stringify(Items)) || JSON.stringify(own).includes(face),
      live: (await slotsWithIt()).includes(true),
      history: (await filesWithIt('api/history', new RegExp(`"${id}":`))).length > 0,
      ishgard: (await ofIshgard()).it > 0,
    },
  }
}

test('looks in every place that there is, or names where it ends otherwise', () => {
  const looked = ['banners', 'liveSlot', 'idleSlot', 'history', 'ishgard']
  expect([...looked, ...elsewhere, ...outside].toSorted()).toEqual(Object.keys(otherPlaces).toSorted())
})

test('what is hidden is in no answer at once, in nothing that readers see after a night, and in neither slot after two', async () => {
  await plant()
  await plantArchive()
  await night()
  const planted = await ofIshgard()
  expect(planted).toEqual({ it: planted.others, others: expect.toSatisfy((count: number) => count > 0) })
  expect(await toldToAnybody()).toMatch(/planted-event.*|planted\.jpg/)
  expect([
    (await filesWithIt('api/history', new RegExp(`"${id}":`))).length > 0,
    (await slotsWithIt()).includes(true),
  ]).toEqual([true, true])
  expect((await filesOfSlots()).flat()).toEqual(expect.arrayContaining([pacesFile, endedFile]))

  const deps = { store: opened.store, published, clock }
  const { saveCharSettings } = marksAnswers(deps)
  const owner = { ...caller, user, ownedSince: now - 7 * day, body: { private: true, icon: 0 } }
  await saveCharSettings({ id }, owner)
  const told = await toldToAnybody()
  for (const hidden of ['planted-event', 'planted.jpg', banner.key, '"mountCount":1'])
    expect(told).not.toContain(hidden)

  await night()
  expect(await ofIshgard()).toEqual({ it: 0, others: planted.others })
  const live = await openLive(target('bucket'), 'night')
  expect(await filesWithIt('api/history', new RegExp(`"${id}":`))).toEqual([])
  expect(String(await live.read('api/published.json'))).not.toBe('null')
  expect((await slotsWithIt()).filter(Boolean).length).toBeLessThanOrEqual(1)
  await night()
  expect(await slotsWithIt()).toEqual([false, false])
  expect((await filesOfSlots()).flat()).toContainEqual(leftOutFile)
  expect(await filesWithIt('api/history', new RegExp(`"${id}":`))).toEqual([])
})

test('what is deleted is gone from table and bucket at once, and from all answers; what the Lodestone shows is public again', async () => {
  const { deleteAccount, exportAccount } = accounts()
  const by = { ...caller, user, body: { confirm: 'delete my account' } as never }
  await deleteAccount({}, by)
  expect(await opened.store.readMarks(id)).toEqual({})
  const table = await tableText()
  for (const planted of [user.key, 'planted-code', 'planted-nickname', 'planted-token', 'planted-hash', banner.key])
    expect(table, planted).not.toContain(planted)
  expect((await objects()).filter((key) => key.startsWith(bannersFolder))).toEqual([])
  expect(JSON.stringify(await exportAccount({}, { ...by, body: undefined as never }))).not.toMatch(/planted-[a-t]/)
  const told = await toldToAnybody()
  expect(told).not.toContain(banner.key)
  expect(told).toContain('planted.jpg')
  expect(await gain(id, 1)).toBe(true)
  await night()
  expect((await filesOfSlots()).flat()).toEqual(expect.arrayContaining([pacesFile, endedFile]))
  expect((await ofIshgard()).it).toBeGreaterThan(0)
  // What others have stays.
  expect(await opened.store.readGroup(groupOf(other.key, '').slug)).toMatchObject({ members: [id], editors: [] })
  expect((await opened.store.readFavorites(other.key)).map((favorite) => favorite.id)).toEqual([id])
})

test('of who opts out by the introduction nothing is left in the table but the id and the wish, and nights leave it out', async () => {
  const { store } = opened
  await store.writeEvents(id, [{ type: 'name', id: 0, details: 'planted-event', date: 1_700_000_000 }])
  await store.mark(id, 'fish', [1, 2], now / 1000)
  await store.writeDeadLetter({ id, reason: 'planted-reason', failures: 10, at: now })
  const site = await store.readSite()
  await store.writeSite({ ...site, canaries: [id, ...others] })
  const { places } = await ofEverything()
  expect(places).toMatchObject({ told: true, table: true, live: true, history: true, ishgard: true })

  const selfIntroduction = `Do not show me. ${optOutWord}`
  const character = async () => ({ outcome: 'ok', value: { selfIntroduction } })
  await store.askFor(id, now)
  const reading = await syncCharacter(
    {
      ...{ store, names: loadGameNames(), clock, log: () => undefined },
      lodestone: { character } as Partial<LodestoneReader> as LodestoneReader,
    },
    id,
    createSiteWatch({ store, names: loadGameNames(), clock, log: () => undefined, lodestone: {} as LodestoneReader }),
  )
  expect(reading.outcome).toBe('optedOut')
  const left = await ofEverything()
  expect(left.places).toMatchObject({ told: false, table: false })
  expect(left.items.filter((sk) => !sk.startsWith('MARK#')).toSorted()).toEqual(['CHAR_SETTINGS', 'PROFILE'])
  expect(Object.keys((await store.readMarks(id)).fish ?? {})).toEqual(['1', '2'])
  expect((await store.readSite()).canaries).toEqual(others)
  expect(await toldToAnybody()).toContain(optOutWord)

  await night()
  const after = await ofEverything()
  expect(after.places).toMatchObject({ told: false, table: false, history: false, ishgard: false })
  expect((await slotsWithIt()).filter(Boolean).length).toBeLessThanOrEqual(1)
  await night()
  expect(await slotsWithIt([ofNextNight.concealed])).toEqual([false, false])
  expect(await opened.store.addCharacter(id, now)).toBe(false)
})
