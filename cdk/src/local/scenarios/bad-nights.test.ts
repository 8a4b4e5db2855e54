import { openForAll } from '@kupodex/data/opened.fixture'
import { syncedParts } from '@kupodex/data/character'
import { seenCollections } from '@kupodex/data/game'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day, differences, openScene, ownedOf, type Scene } from './scene.fixture.ts'

/** The pages of the collections that the Lodestone lists. */
const kinds = seenCollections.map(({ lodestone }) => lodestone.page)

/** A small population that was fully read and lives on from test to test, each a week after the one before. */
const scene = openForAll(() => openScene({ people: 18 }))
let before: Awaited<ReturnType<Scene['readKept']>>
const week = 8 * day

beforeAll(async () => {
  await scene.addEverybody()
  await scene.work()
  // Ids that the Lodestone never had are tried again once, then deleted.
  scene.goOn(2 * day)
  await scene.work()
})
beforeEach(async () => {
  before = await scene.readKept()
  scene.goOn(week)
  scene.logged.length = 0
  scene.asked.length = 0
})

const nothingLost = async () => {
  const known = ownedOf(before)
  for (const { profile, owned, damaged } of await scene.readKept()) {
    const was = known.get(profile.id)!
    expect(damaged).toEqual([])
    for (const part of syncedParts) {
      const dates = new Map((owned[part] ?? []).map(({ id, date }) => [id, date]))
      expect((was.owned[part] ?? []).filter(({ id, date }) => dates.get(id) !== date)).toEqual([])
    }
  }
}

/** A character that is known and was well keeps its name, world and pictures. */
const nobodyForgotten = async () => {
  for (const [i, { profile }] of (await scene.readKept()).entries()) {
    const { status, name, worldId } = before[i]!.profile
    if (status !== 'ready') continue
    expect(['ready', 'private']).toContain(profile.status)
    expect([profile.name, profile.worldId]).toEqual([name, worldId])
  }
}

/** Makes everybody due: inactive characters would rest otherwise. */
const askForEverybody = async () => {
  for (const { id } of scene.everybody()) await scene.store.askFor(id, scene.time.now)
}

/** When the trouble is over, the worker recovers by itself; the others, asked for, are then stored as they are by now too. */
const recovers = async () => {
  scene.lodestone.change({ faults: [] })
  scene.goOn(week)
  const results = await scene.work()
  expect(results.filter(({ outcome }) => outcome === 'synced').length).toBeGreaterThan(0)
  expect(results.filter(({ outcome }) => outcome === 'postponed')).toEqual([])
  // Anyone who has hidden a part meanwhile is read again before it counts as private.
  const open = new Set(
    scene.everybody().flatMap(({ id, privacy }) => (Object.values(privacy).some(Boolean) ? [] : [id])),
  )
  expect(results.filter(({ id, outcome }) => outcome === 'partly' && open.has(id))).toEqual([])
  // Of who has been quiet a reading may look at little.
  const whole = new Set(results.flatMap(({ id, isWhole }) => (isWhole ? [id] : [])))
  scene.time.now += day / 12
  for (const { id } of scene.everybody()) if (!whole.has(id)) await scene.store.askFor(id, scene.time.now)
  await scene.work()
  const all = new Map((await scene.readKept()).map((stored) => [stored.profile.id, stored]))
  const wrong = scene.everybody().flatMap((person) => {
    // Anyone who hides something keeps what was known of it, which today's truth does not include.
    const isOpen = person.state === 'listed' && Object.values(person.privacy).every((isPrivate) => !isPrivate)
    return isOpen ? differences(person, all.get(person.id)!) : []
  })
  expect(wrong).toEqual([])
}

describe.each([
  ['down', 'unreachable', { fault: 'down' }],
  ['an error without a page', 'unreachable', { fault: 'error' }],
  ['too slow to wait for', 'unreachable', { fault: 'slow', ms: 400 }],
  ['asking for fewer requests', 'throttled', { fault: 'throttled', retryAfter: 2 }],
  ['asking for none for a long time', 'throttled', { fault: 'throttled', retryAfter: 7200 }],
  ['in maintenance', 'maintenance', { fault: 'maintenance' }],
  ['behind a network that turns us away', 'blocked', { fault: 'blocked' }],
  ['behind a network that challenges us', 'challenged', { fault: 'challenge' }],
  ['behind a network that wants a browser', 'challenged', { fault: 'challenge', status: 202 }],
  ['behind a network that wants a human', 'challenged', { fault: 'challenge', status: 405 }],
])('a night when the site is %s', (_, code, fault) => {
  test('loses nothing, is logged, asks little, and ends with the trouble', async () => {
    scene.lodestone.change({ faults: [fault] })
    const results = await scene.work({ atMost: 3, waits: 8, patience: fault.fault === 'slow' ? 100 : 20_000 })
    expect(results.every(({ outcome }) => outcome === 'postponed')).toBe(true)
    expect(scene.logText()).toContain(`"code":"${code}"`)
    // Three tries for the page of all worlds, once in an hour; for the page three, three for the canary's, and then a pause.
    expect(scene.asked.length).toBeLessThanOrEqual(3 + results.length * 6)
    const after = await scene.readKept()
    expect(ownedOf(after)).toEqual(ownedOf(before))
    expect(after.map(({ profile }) => profile)).toEqual(before.map(({ profile }) => profile))
    await recovers()
    await nothingLost()
  })
})

test.each([
  ['layout', 'changed its layout'],
  ['broken', 'sent pages that end in the middle'],
  ['garbled', 'sent pages that lack tags'],
])('a night when the site %s loses nothing, is logged, and recovers', async (fault) => {
  scene.lodestone.change({ faults: [{ fault }] })
  const results = await scene.work({ atMost: 40, waits: 10 })
  expect(results.some(({ outcome }) => outcome === 'synced')).toBe(false)
  expect(scene.logText()).toContain('"code":"unknownLayout"')
  expect(ownedOf(await scene.readKept())).toEqual(ownedOf(before))
  await nobodyForgotten()
  await recovers()
  await nothingLost()
})

test.each([...kinds, 'achievement'] as const)(
  'when only the %s pages have another layout the rest is still read',
  async (kind) => {
    scene.lodestone.change({ faults: [{ fault: 'layout', kinds: [kind] }] })
    await askForEverybody()
    await scene.work({ atMost: 60, waits: 10 })
    expect(scene.logText()).toContain('"code":"unknownLayout"')
    await nothingLost()
    const names = new Map(scene.everybody().map(({ id, name }) => [id, name]))
    const read = (await scene.readKept()).filter(
      ({ profile }) => profile.status === 'ready' && (profile.updatedAt ?? 0) > scene.time.now - day,
    )
    expect(read.length).toBeGreaterThan(3)
    for (const { profile } of read) expect(profile.name).toBe(names.get(profile.id))
    await recovers()
  },
)

test('one odd character does not stop the others', async () => {
  const { canaries } = await scene.store.readSite()
  const odd = before.find(({ profile: { id, status } }) => status === 'ready' && !canaries.includes(id))!.profile.id
  scene.lodestone.change({ faults: [{ fault: 'layout', ids: [odd] }] })
  await askForEverybody()
  const results = await scene.work({ waits: 30 })
  expect(results.filter(({ outcome }) => outcome === 'synced').length).toBeGreaterThan(8)
  expect(results.find(({ id }) => id === odd)?.outcome).not.toBe('synced')
  await recovers()
  await nothingLost()
})

test.each([
  ['all profiles turn private', { fault: 'private' }],
  ['everybody hides', { fault: 'hidden' }],
  ['all collections turn private', { fault: 'private', kinds: [...kinds, 'achievement'] }],
  ['every page is not found', { fault: 'notFound' }],
])('a night when %s loses nothing, and recovers', async (_, fault) => {
  scene.lodestone.change({ faults: [fault] })
  await askForEverybody()
  const results = await scene.work({ waits: 10, atMost: 60 })
  expect(results.length).toBeGreaterThan(8)
  await nothingLost()
  const after = await scene.readKept()
  for (const [i, { profile }] of after.entries()) {
    const was = before[i]!.profile
    if (was.status !== 'ready') continue
    // One night of "not found" deletes nobody.
    expect(profile.status).not.toBe('deleted')
    if (profile.updatedAt === was.updatedAt || fault.fault === 'notFound') continue
    expect(Object.values(profile.privacy).map(({ state }) => state)).toContain('private')
  }
  await recovers()
  await nothingLost()
})
