import { describe, expect, test } from 'vitest'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { syncCharacter } from './sync-character.ts'
import { seenPages, testLodestone, testNames, testProfile, testShown } from './lodestone.fixture.ts'

const opened = openForAll(startTestStore)

const day = 86_400_000
let nextId = 1

/** A character that was read once; `next` syncs it again eight days later and gives the requests that took. */
const scene = async () => {
  const id = nextId++
  const shown = testShown()
  const lodestone = testLodestone(shown)
  const time = { now: 1_750_000_000_000 }
  const { store } = opened
  const deps = { store, lodestone, names: testNames(), clock: () => time.now, log: () => {}, random: () => 0 }
  await store.addCharacter(id, time.now)
  await syncCharacter(deps, id)
  const next = async () => {
    time.now += 8 * day
    lodestone.requests.length = 0
    await store.putBack(id, time.now)
    const { outcome } = await syncCharacter(deps, id)
    expect(outcome).toBe('synced')
    return [...lodestone.requests]
  }
  const read = async () => (await store.readCharacter(id))!
  return { id, shown, store, time, deps, next, read }
}

describe('an unchanged character', () => {
  test('costs one request and a half: the history, and every other time one part in turn', async () => {
    const { next, read } = await scene()
    const requests: string[][] = []
    for (let sync = 0; sync < 16; sync++) requests.push(await next())
    const turns = ['profile', ...seenPages].flatMap((page) => [['history 1'], ['history 1', page]])
    expect(requests.slice(0, turns.length)).toEqual(turns)
    expect(requests.flat().length / requests.length).toBe(1.5)
    expect((await read()).profile.privacy.mounts.asOf).toBeGreaterThan(0)
  })

  test('whose achievements are private begins with the profile, and costs no more', async () => {
    const { shown, next } = await scene()
    const { value } = testProfile()
    shown.profile = testProfile({ tabs: { ...value.tabs, achievement: 'absent' } })
    shown.history = [{ outcome: 'hidden' }]
    await next()
    const requests: string[][] = []
    for (let sync = 0; sync < 6; sync++) requests.push(await next())
    expect(requests.map((pages) => pages[0])).toEqual(Array.from({ length: 6 }, () => 'profile'))
    expect(requests.flat()).toHaveLength(9)
  })

  test('who owns none of a thing has that page never read, and a first one is seen by the tab', async () => {
    const { shown, next, read } = await scene()
    const { tabs } = testProfile().value
    shown.profile = testProfile({ tabs: { ...tabs, facewear: 'disabled' } })
    shown.faceaccessory = { outcome: 'notFound' }
    await next()
    for (let sync = 0; sync < 8; sync++) expect(await next()).not.toContain('faceaccessory')
    shown.profile = testProfile()
    shown.faceaccessory = { outcome: 'ok', value: ['Round Glasses'] }
    expect(await next()).toContain('faceaccessory')
    expect((await read()).owned.facewear).toHaveLength(1)
  })
})

describe('signs of play', () => {
  const everything = ['history 1', 'profile', ...seenPages]

  test.each([
    ['a new picture', { avatarUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg?2' }],
    ['a new name', { name: 'Bela Test' }],
    ['another world', { world: 'Elsewhere' }],
    ['no title any more', { title: null }],
  ])('%s has everything read', async (_, change) => {
    const { shown, next } = await scene()
    shown.profile = testProfile(change)
    expect(await next()).toEqual(everything)
    expect(await next()).toEqual(['history 1'])
  })

  test('a picture from elsewhere is no sign, stays out, and is reported when the profile has its turn', async () => {
    const { shown, store, time, deps, id, next, read } = await scene()
    const { iconUrl } = (await read()).profile
    shown.profile = testProfile({ avatarUrl: 'https://pictures.example/f/a.jpg' })
    expect(await next()).toEqual(['history 1'])
    expect((await read()).profile.iconUrl).toBe(iconUrl)
    time.now += 8 * day
    await store.putBack(id, time.now)
    const { problems } = await syncCharacter(deps, id)
    expect(problems).toEqual([{ part: 'profile', code: 'unknownPicture', details: 'https://pictures.example/f/a.jpg' }])
    expect((await read()).profile).toMatchObject({ iconUrl, status: 'ready' })
  })

  test('a new achievement has everything read, with its real date', async () => {
    const { shown, next, read } = await scene()
    shown.history[0] = {
      outcome: 'ok',
      value: [
        { id: 110, epoch: 1_750_100_000 },
        { id: 103, epoch: 3000 },
        { id: 102, epoch: 2000 },
      ],
    }
    shown.points = 40
    expect(await next()).toEqual(everything)
    expect((await read()).owned.achievements).toContainEqual({ id: 110, date: 1_750_100_000 })
    expect(await next()).toEqual(['history 1'])
  })

  test('a name and world that the history shows are kept though the profile is young', async () => {
    const { id, shown, store, time, deps, read } = await scene()
    const soon = async () => {
      time.now += 2 * 3_600_000
      await store.putBack(id, time.now)
      return syncCharacter(deps, id)
    }
    shown.profile = testProfile({ name: 'Bela Test', world: 'Elsewhere' })
    await soon()
    await soon()
    expect((await read()).profile).toMatchObject({ name: 'Bela Test', worldId: 35 })
    expect((await store.readEvents(id, 9)).map(({ type }) => type).sort()).toEqual(['name', 'world'])
  })

  test('a level that the picture does not show is noted when the profile has its turn', async () => {
    const { id, shown, store, next } = await scene()
    shown.profile = testProfile({ profileLevels: [{ tooltip: 'Swordfighter / Fencer', level: 95 }] })
    await next()
    expect(await store.readEvents(id, 9)).toEqual([])
    await next()
    expect(await store.readEvents(id, 9)).toMatchObject([{ type: 'level', details: '95' }])
  })

  test('achievements that become public are read fully', async () => {
    const { shown, next, read } = await scene()
    const { tabs } = testProfile().value
    const { history } = shown
    shown.profile = testProfile({ tabs: { ...tabs, achievement: 'absent' } })
    shown.history = [{ outcome: 'hidden' }]
    expect((await next())[0]).toBe('history 1')
    expect((await read()).profile.privacy.achievements.state).toBe('private')
    shown.profile = testProfile()
    shown.history = history
    expect(await next()).toEqual(['profile', 'history 1', ...seenPages])
    expect((await read()).profile.privacy.achievements.state).toBe('public')
  })
})
