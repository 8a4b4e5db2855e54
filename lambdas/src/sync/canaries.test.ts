import { beforeEach, describe, expect, test } from 'vitest'
import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { type SiteScene, siteScene } from './site-scene.fixture.ts'

const minute = 60_000
const day = 24 * 60 * minute
const configured = 500

const opened = openForEach(startTestStore)
let scene: SiteScene

beforeEach(() => void (scene = siteScene(opened)))

const site = () => opened.store.readSite()
const breakFor = (kind: string, ...ids: number[]) => ids.forEach((id) => scene.broken.add(`${kind} ${id}`))
/** Reads these characters again, as if a visitor had asked for them. */
const syncAgain = async (...ids: number[]) => {
  scene.time.now += 3 * day
  for (const id of ids) await opened.store.askFor(id, scene.time.now)
  scene.requests.length = 0
}

describe('who becomes a canary', () => {
  test('the first three that are public in every part and were read fully', async () => {
    await scene.add(1, 2, 3, 4)
    scene.refused.set('mount 2', 'hidden')
    await scene.sync()
    expect((await site()).canaries).toEqual([1, 3, 4])
    await scene.add(5)
    await scene.sync()
    expect((await site()).canaries).toEqual([1, 3, 4])
  })

  test('none that owns nothing of a collection, as that page cannot be read', async () => {
    await scene.add(1)
    scene.refused.set('faceaccessory 1', 'notFound')
    await scene.sync()
    expect((await site()).canaries).toEqual([])
  })

  test('none of which only one page was read in turn', async () => {
    await scene.add(1)
    await scene.sync()
    await opened.store.writeSite({ ...(await site()), canaries: [] })
    scene.time.now += 2 * day
    expect(await scene.sync()).toEqual({ synced: 1 })
    expect((await site()).canaries).toEqual([])
  })
})

describe('an odd canary', () => {
  test('that is set by hand declares nothing while one that was learnt can be read', async () => {
    await scene.add(1, 2)
    await scene.sync({ canary: configured })
    breakFor('minion', configured, 9)
    scene.time.now += 11 * minute
    await scene.add(9, 10)
    expect(await scene.sync({ canary: configured })).toEqual({ partly: 1, synced: 1 })
    expect(scene.requests.slice(-12)).toEqual(expect.arrayContaining([`minion ${configured}`, 'minion 1']))
    expect(await site()).toMatchObject({ changed: {}, canaries: [1, 2, 10] })
    expect(scene.events('canaryUseless')).toMatchObject([{ id: configured, outcome: 'unknownLayout' }])
    expect(await opened.store.readProfile(9)).toMatchObject({ failures: 1 })
  })

  test('that was learnt is replaced', async () => {
    await scene.add(1, 2, 3)
    await scene.sync()
    breakFor('mount', 1, 9)
    scene.time.now += 11 * minute
    await scene.add(9, 10)
    await scene.sync()
    expect(await site()).toMatchObject({ changed: {}, canaries: [2, 3, 10] })
  })

  test('does not judge itself: a failure is its own while another character can be read', async () => {
    await scene.add(1, 2)
    await scene.sync()
    breakFor('mount', 1)
    await syncAgain(1)
    expect(await scene.sync()).toEqual({ partly: 1, synced: 1 })
    expect(await site()).toMatchObject({ changed: {} })
    expect(scene.requests).toContain('mount 2')
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 1 })
  })

  test('alone in the world is one character, which is not a change of the site', async () => {
    await scene.add(1)
    await scene.sync()
    breakFor('character', 1)
    breakFor('achievement', 1)
    await syncAgain(1)
    expect(await scene.sync()).toEqual({ postponed: 1 })
    expect(await site()).toMatchObject({ changed: {} })
  })

  test('that declared a change together with an odd character does not hold anybody up for long', async () => {
    breakFor('character', configured, 1)
    await scene.add(1, 2, 3)
    const began = scene.time.now
    expect(await scene.sync({ canary: configured })).toEqual({ postponed: 2, synced: 2 })
    expect(scene.events('siteChanged')).toHaveLength(1)
    expect(scene.events('siteReadsAgain')).toHaveLength(1)
    expect(scene.time.now - began).toBeLessThan(15 * minute)
    expect(await site()).toMatchObject({ changed: {}, canaries: [2, 3] })
  })
})

describe('a canary that is no longer any evidence', () => {
  test.each([
    ['deleted', 'notFound'],
    ['private', 'private'],
    ['hidden', 'hidden'],
  ] as const)('%s: the others decide, and somebody takes its place', async (_, outcome) => {
    await scene.add(1, 2, 3)
    await scene.sync()
    scene.refused.set('character 1', outcome)
    breakFor('character', 9)
    scene.time.now += 11 * minute
    await scene.add(9, 10)
    expect(await scene.sync()).toEqual({ postponed: 1, synced: 1 })
    expect(await site()).toMatchObject({ changed: {}, canaries: [2, 3, 10] })
    expect(scene.events('canaryUseless')).toMatchObject([{ id: 1, kind: 'character', outcome }])
  })
})

describe('a site that has really changed', () => {
  test('is noticed with the learnt ones, and is over when any of them can be read again', async () => {
    await scene.add(1, 2, 3)
    await scene.sync()
    scene.broken.add('minion')
    scene.time.now += 11 * minute
    await scene.add(9)
    expect(await scene.sync()).toEqual({ partly: 1 })
    expect(scene.events('siteChanged')).toMatchObject([{ kind: 'minion', witnesses: [9, 1, 2, 3] }])
    expect(await opened.store.readProfile(9)).toMatchObject({ failures: 0 })
    scene.broken.delete('minion')
    breakFor('minion', 1)
    await syncAgain(9)
    await scene.sync()
    expect(scene.events('siteReadsAgain')).toMatchObject([{ kind: 'minion' }])
    expect((await opened.store.readCharacter(9))?.owned.minions).toHaveLength(1)
  })

  test('at the very first run, without any canary: the second character shows it, and those who wait show when it is over', async () => {
    scene.broken.add('character')
    await scene.add(1, 2, 3, 4)
    const run = scene.sync()
    // Waits pass at once, so the site has to come back while it is being checked.
    const { store } = opened
    const heal = async () => {
      while (Object.keys((await store.readSite()).changed).length === 0) await new Promise(setImmediate)
      scene.broken.clear()
    }
    const [tally] = await Promise.all([run, heal()])
    expect(tally.synced).toBe(4)
    expect(scene.events('siteChanged')).toMatchObject([{ kind: 'character', witnesses: [1, 2] }])
    expect((await site()).changed).toEqual({})
  })
})
