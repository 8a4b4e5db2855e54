import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import type { GameNames } from './names.ts'
import { seenPages, testGear, testNames, testProfile, testShown } from './lodestone.fixture.ts'
import { characterScene, day } from './character-scene.fixture.ts'

const opened = openForAll(startTestStore)

const scene = (names?: GameNames) => characterScene(opened, names)

describe('a later sync', () => {
  test('that somebody asked for reads everything, and writes no collection that is unchanged', async () => {
    const { id, lodestone, store, sync, later } = await scene()
    await sync()
    expect((await later()).outcome).toBe('synced')
    expect(lodestone.requests).toEqual(['profile', 'history 1', ...seenPages])
    expect(await store.readPart(id, 'achievements')).toMatchObject({ revision: 1 })
    expect(await store.readPart(id, 'mounts')).toMatchObject({ revision: 1 })
    expect(await store.readEvents(id, 10)).toEqual([])
  })

  test('new things get the time of the sync', async () => {
    const { shown, time, sync, later, read } = await scene()
    await sync()
    shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'sand boat'] }
    await later()
    expect((await read()).owned.mounts?.at(-1)).toEqual({ id: 3, date: time.now / 1000 })
  })

  test('a collection keeps when it was first read, whatever comes later', async () => {
    const { id, shown, store, time, sync, later } = await scene()
    await sync()
    const since = time.now / 1000
    expect(await store.readPart(id, 'mounts')).toMatchObject({ since })
    shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'sand boat'] }
    await later()
    expect(time.now / 1000).toBeGreaterThan(since)
    expect(await store.readPart(id, 'mounts')).toMatchObject({ revision: 2, since })
    expect(await store.readCharacter(id)).toMatchObject({ since: { mounts: since } })
  })

  test('one stored without it gets it from its earliest date', async () => {
    const { id, shown, store, time, sync, later } = await scene()
    await store.writePart(id, 'mounts', { entries: [{ id: 1, date: 700 }], unknown: {}, asOf: 900_000 }, 0)
    await store.writePart(id, 'facewear', { entries: [], unknown: {}, asOf: 900_000 }, 0)
    shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'sand boat'] }
    await sync()
    await later()
    expect(await store.readPart(id, 'mounts')).toMatchObject({ since: 700 })
    expect((await store.readPart(id, 'facewear')) ?? {}).toMatchObject({ since: 900 })
    expect(time.now).toBeGreaterThan(900_000)
  })

  test('notes a new level, name and world, once', async () => {
    const { id, shown, store, time, sync, later } = await scene()
    await sync()
    const profileLevels = [{ tooltip: 'Swordfighter / Fencer', level: 91 }]
    shown.profile = testProfile({ name: 'Bela Test', world: 'Elsewhere', profileLevels })
    await later()
    const date = time.now / 1000
    const events = await store.readEvents(id, 10)
    expect(events.sort((a, b) => a.type.localeCompare(b.type))).toEqual([
      { type: 'level', id: 19, details: '91', date },
      { type: 'name', id: 0, details: 'Aldo Test', date },
      { type: 'world', id: 35, details: '34', date },
    ])
    await later()
    expect(await store.readEvents(id, 10)).toHaveLength(3)
  })

  test('notes better gear of a job that was seen before, once', async () => {
    const { id, shown, store, time, sync, later, read } = await scene()
    await sync()
    shown.profile = testProfile({ gear: testGear(655) })
    await later()
    const event = { type: 'gear', id: 19, details: '655', date: time.now / 1000 }
    expect(await store.readEvents(id, 10)).toEqual([event])
    shown.profile = testProfile({ gear: testGear(90), activeClassTooltip: 'Azure Mage' })
    await later()
    shown.profile = testProfile({ gear: testGear(600) })
    await later()
    expect(await store.readEvents(id, 10)).toEqual([event])
    expect((await read()).profile.gear).toEqual({ 19: 655, 36: 90 })
  })

  test('of titles with the same text the earned one is taken, and it is not a sign of play', async () => {
    const titles = [11, 12].map((id) => ({ id, name: 'The Tested' }))
    const achievements = [...Array(20).keys()].map((n) => ({
      id: 101 + n,
      points: 10,
      kindId: 1,
      titleId: n === 1 ? 12 : 0,
    }))
    const { id, lodestone, store, sync, again, read } = await scene(testNames({ titles, achievements }))
    await sync()
    expect((await read()).profile.titleId).toBe(12)
    await again()
    expect(lodestone.requests).toEqual(['history 1'])
    expect((await read()).profile.titleId).toBe(12)
    expect(await store.readEvents(id, 10)).toEqual([])
  })

  test('with more to read than one sync may request goes on in the next', async () => {
    const { lodestone, time, sync, later, read } = await scene()
    await sync()
    const items = Array.from({ length: 50 }, (_, n) => ({ tooltipHash: String(n).padStart(40, 'f'), iconUrl: '' }))
    const cards: string[] = []
    const reader: typeof lodestone = {
      ...lodestone,
      collection: async () => ({ outcome: 'ok', value: { variant: 'desktop', items } }),
      card: async (_, kind) => {
        cards.push(kind)
        return { outcome: 'ok', value: { name: kind === 'mount' ? 'Sand Boat' : 'Tiny Dog' } }
      },
    }
    const result = await later({ lodestone: reader })
    expect(result).toMatchObject({ outcome: 'partly', problems: [{ part: 'mounts', code: 'unfinished' }] })
    expect(cards).toHaveLength(40)
    const { due, failures, owned } = await read()
    expect([failures, owned.mounts?.length]).toEqual([0, 2])
    expect(due).toBeLessThanOrEqual(time.now)
    await sync({ lodestone: reader })
    expect((await read()).owned.mounts?.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('a character that is not found once is asked for again a day later, and is as it was', async () => {
    const { id, time, shown, store, sync, later, read } = await scene()
    await sync()
    const gone = { profile: { outcome: 'notFound' }, history: [] }
    Object.assign(shown, gone)
    expect((await later()).outcome).toBe('missing')
    expect(await read()).toMatchObject({ profile: { status: 'ready' }, due: time.now + day })
    time.now += 60_000
    await store.putBack(id, time.now)
    expect((await sync()).outcome).toBe('missing')
    Object.assign(shown, testShown())
    expect((await later()).outcome).toBe('synced')
    Object.assign(shown, gone)
    expect((await later()).outcome).toBe('missing')
  })

  test('a character that is gone keeps everything, and can come back', async () => {
    const { id, time, shown, store, sync, again, later, read } = await scene()
    await sync()
    const { owned } = await read()
    shown.profile = { outcome: 'notFound' }
    shown.history = []
    expect((await again()).outcome).toBe('missing')
    time.now += 1.1 * day
    expect((await sync()).outcome).toBe('deleted')
    expect(await read()).toMatchObject({ profile: { status: 'deleted', name: 'Aldo Test' }, owned })
    expect((await again()).outcome).toBe('deleted')
    Object.assign(shown, testShown())
    expect((await later()).outcome).toBe('synced')
    expect((await store.readEvents(id, 10)).map(({ type }) => type)).toEqual(['restored', 'deleted'])
  })
})
