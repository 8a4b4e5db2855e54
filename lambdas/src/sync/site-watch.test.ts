import { beforeEach, describe, expect, test } from 'vitest'
import { failuresToDead } from '@kupodex/data/sync'
import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import type { LodestoneReader } from './lodestone-reader.ts'
import { runWorker } from './run-worker.ts'
import { testLodestone, testProfile, testShown } from './lodestone.fixture.ts'
import { type SiteScene, siteScene, start } from './site-scene.fixture.ts'

const minute = 60_000
const canary = 500

const opened = openForEach(startTestStore)
let scene: SiteScene

beforeEach(() => void (scene = siteScene(opened)))

const deps: SiteScene['deps'] = (more) => scene.deps({ canary, ...more })
const sync: SiteScene['sync'] = (more) => scene.sync({ canary, ...more })
const requestsOf = (kind: string) => scene.requests.filter((request) => request.startsWith(`${kind} `))

const breakPages = (...pages: string[]) => {
  scene.broken.clear()
  for (const page of pages) scene.broken.add(page)
}

describe('a page that cannot be read', () => {
  test('while the canary can: only that character backs off, and the canary is asked once', async () => {
    await scene.add(1, 2, 3)
    breakPages('mount 1', 'mount 2')
    expect(await sync()).toEqual({ partly: 2, synced: 1 })
    expect(requestsOf('mount').filter((request) => request.endsWith(` ${canary}`))).toHaveLength(1)
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 1 })
    expect((await opened.store.readSite()).changed).toEqual({})
  })

  test('and the canary cannot either: the site has changed, that kind is left alone, everything else goes on', async () => {
    await scene.add(1, 2, 3)
    breakPages('mount')
    expect(await sync()).toEqual({ partly: 3 })
    expect(requestsOf('mount')).toEqual(['mount 1', `mount ${canary}`])
    expect(scene.events('siteChanged')).toMatchObject([{ level: 'error', kind: 'mount' }])
    expect((await opened.store.readSite()).changed).toMatchObject({ mount: { since: start, why: 'no list' } })
    for (const id of [1, 2, 3]) {
      const { failures, owned } = (await opened.store.readCharacter(id))!
      expect([failures, owned.minions?.length, owned.mounts]).toEqual([0, 1, undefined])
    }
  })

  test('when the canary can be read again, so is everybody, without anybody doing anything', async () => {
    await scene.add(1, 2)
    breakPages('mount')
    await sync()
    scene.time.now += 11 * minute
    await scene.add(3)
    await sync()
    expect(scene.events('siteReadsAgain')).toEqual([])
    scene.broken.clear()
    scene.time.now += 2 * 86_400_000
    expect(await sync()).toEqual({ synced: 3 })
    expect(scene.events('siteReadsAgain')).toMatchObject([{ kind: 'mount' }])
    expect((await opened.store.readCharacter(1))?.owned.mounts).toHaveLength(2)
  })

  test('of the history with which a sync begins: the rest is read from the profile on', async () => {
    await scene.add(1)
    await sync()
    scene.time.now += 4 * 86_400_000
    breakPages('achievement')
    scene.requests.length = 0
    expect(await sync()).toEqual({ partly: 1 })
    expect(scene.requests).toEqual(['achievement 1', `achievement ${canary}`, 'character 1'])
    expect(scene.events('siteChanged')).toMatchObject([{ kind: 'achievement' }])
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 0, profile: { updatedAt: scene.time.now } })
  })

  test('of the profile, no character is read until the canary can be read again', async () => {
    await scene.add(1, 2, 3)
    breakPages('character')
    const waits: number[] = []
    const sleep = async (ms: number) => {
      waits.push(ms)
      scene.time.now += ms
      if (waits.length === 3) scene.broken.clear()
    }
    expect(await runWorker(deps(), { untilIdle: true, sleep })).toEqual({ postponed: 1, synced: 3 })
    const looks = requestsOf('character').filter((request) => request.endsWith(` ${canary}`))
    expect(looks).toHaveLength(4)
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 0, profile: { status: 'ready' } })
  })

  test('time after time is parked with the reason, and can be put back', async () => {
    await scene.add(1)
    breakPages('character 1')
    for (let tried = 0; tried < failuresToDead; tried++) {
      await sync()
      scene.time.now += 2 * 86_400_000
    }
    expect(await opened.store.deadLetters()).toMatchObject([
      { id: 1, reason: 'profile unknownLayout: no list', failures: failuresToDead },
    ])
    expect(scene.events('deadLetter')).toHaveLength(1)
    expect(await sync()).toEqual({})
    scene.broken.clear()
    expect(await opened.store.putBack(1, scene.time.now)).toBe(true)
    expect(await sync()).toEqual({ synced: 1 })
    expect(await opened.store.deadLetters()).toEqual([])
  })
})

describe('a site that is down', () => {
  test('gets fewer and fewer requests, blames no character, and is shared with all workers', async () => {
    await scene.add(1, 2, 3)
    const shown = testShown()
    shown.profile = { outcome: 'maintenance' }
    const lodestone = testLodestone(shown)
    const waits: number[] = []
    const sleep = async (ms: number) => {
      waits.push(ms)
      scene.time.now += ms
      if (waits.length === 2) expect((await opened.store.readSite()).pause).toMatchObject({ code: 'maintenance' })
      if (waits.length === 8) shown.profile = testProfile()
    }
    expect(await runWorker(deps({ lodestone }), { untilIdle: true, sleep })).toEqual({ postponed: 8, synced: 3 })
    expect(waits.map((ms) => ms / minute)).toEqual([1, 2, 4, 8, 10, 10, 10, 10])
    expect(lodestone.requests.filter((request) => request === 'profile')).toHaveLength(11)
    for (const id of [1, 2, 3]) expect(await opened.store.readProfile(id)).toMatchObject({ failures: 0 })
    expect((await opened.store.readSite()).pause).toBeNull()
    expect(scene.events('siteIsBack')).toHaveLength(1)
  })

  test('gets fewer still where it challenges us, names it, and takes it for no change of its pages', async () => {
    await scene.add(1, 2, 3)
    const shown = testShown()
    shown.profile = { outcome: 'challenged' }
    const lodestone = testLodestone(shown)
    const waits: number[] = []
    const sleep = async (ms: number) => {
      waits.push(ms)
      scene.time.now += ms
      if (waits.length === 5) shown.profile = testProfile()
    }
    expect(await runWorker(deps({ lodestone }), { untilIdle: true, sleep })).toEqual({ postponed: 5, synced: 3 })
    expect(waits.map((ms) => ms / minute)).toEqual([5, 10, 20, 30, 30])
    // Neither the page nor that of the canary is asked for once more before it waits.
    expect(lodestone.requests.filter((request) => request === 'profile')).toHaveLength(8)
    expect(scene.events('sitePaused')[0]).toMatchObject({ code: 'challenged', says: 'challenged', wait: 5 * minute })
    expect(scene.events('siteIsBack')).toMatchObject([{ code: 'challenged', said: 'challenged' }])
    expect(scene.events('siteChanged')).toEqual([])
    expect(await opened.store.readSite()).toMatchObject({ pause: null, changed: {} })
    for (const id of [1, 2, 3]) expect(await opened.store.readProfile(id)).toMatchObject({ failures: 0 })
  })

  test('a challenge on the page of a part stops the rest of the sync, and nothing known is lost', async () => {
    await scene.add(1)
    await sync()
    const before = await opened.store.readCharacter(1)
    scene.time.now += 4 * 86_400_000
    await opened.store.askFor(1, scene.time.now)
    const shown = testShown()
    shown.mount = { outcome: 'challenged' }
    const lodestone = testLodestone(shown)
    const stop = new AbortController()
    const tally = await runWorker(deps({ lodestone }), { signal: stop.signal, sleep: async () => stop.abort() })
    expect(tally).toEqual({ partly: 1 })
    expect(lodestone.requests.at(-1)).toBe('mount')
    expect((await opened.store.readSite()).pause).toMatchObject({ code: 'challenged', times: 1 })
    expect((await opened.store.readCharacter(1))?.owned).toEqual(before?.owned)
  })

  test.each(['blocked', 'challenged'] as const)(
    'only to one machine (%s) leaves the other machines alone, and their readings do not shorten its pauses',
    async (outcome) => {
      const shown = testShown()
      shown.profile = { outcome }
      const refusing = testLodestone(shown)
      const stopAfter = (waits: number[], most: number) => {
        const stop = new AbortController()
        const sleep = async (ms: number) => void (waits.push(ms) === most && stop.abort())
        return { signal: stop.signal, sleep }
      }
      await scene.add(1, 2)
      const first: number[] = []
      await runWorker(deps({ lodestone: refusing, machine: 'away' }), stopAfter(first, 1))
      expect(await sync({ machine: 'home' })).toMatchObject({ synced: 1 })
      scene.time.now += 10 * minute
      const second: number[] = []
      await runWorker(deps({ lodestone: refusing, machine: 'away' }), stopAfter(second, 1))
      expect(second).toEqual(first.map((ms) => 2 * ms))
      const { pause, turnedAway } = await opened.store.readSite()
      expect([pause, Object.keys(turnedAway)]).toEqual([null, ['away']])
      expect(turnedAway.away).toMatchObject({ code: outcome, times: 2 })
      expect(scene.events('sitePaused')).toMatchObject([{ machine: 'away' }, { machine: 'away' }])
      scene.time.now += 20 * minute
      await scene.add(3)
      await sync({ machine: 'away' })
      expect((await opened.store.readSite()).turnedAway).toEqual({})
    },
  )

  test('for everybody pauses all machines, and a machine that is gone is forgotten after a day', async () => {
    const gone = { until: scene.time.now - 25 * 60 * minute, code: 'blocked', times: 9 }
    await opened.store.writeSite({ ...(await opened.store.readSite()), turnedAway: { gone } })
    await scene.add(1)
    const shown = testShown()
    shown.profile = { outcome: 'maintenance' }
    const stop = new AbortController()
    const lodestone = testLodestone(shown)
    const run = { signal: stop.signal, sleep: async () => stop.abort() }
    await runWorker(deps({ lodestone, machine: 'home' }), run)
    expect(await opened.store.readSite()).toMatchObject({ pause: { code: 'maintenance' }, turnedAway: { gone } })
    scene.time.now += 2 * minute
    await sync({ machine: 'away' })
    expect(await opened.store.readSite()).toMatchObject({ pause: null, turnedAway: {} })
  })

  test('one page that never comes is not the site: the canary shows it', async () => {
    await scene.add(1, 2)
    const inner = deps().lodestone
    const lodestone: LodestoneReader = {
      ...inner,
      character: async (id) => (id === 1 ? { outcome: 'unreachable' } : inner.character(id)),
    }
    expect(await sync({ lodestone })).toEqual({ postponed: 1, synced: 1 })
    expect((await opened.store.readSite()).pause).toBeNull()
    expect(await opened.store.readProfile(1)).toMatchObject({ failures: 1 })
  })
})
