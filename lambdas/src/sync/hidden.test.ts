import { priorities } from '@kupodex/data/sync'
import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { describe, expect, test } from 'vitest'
import { createSiteWatch } from './site-watch.ts'
import { syncCharacter } from './sync-character.ts'
import { characterScene } from './character-scene.fixture.ts'
import { type SiteScene, siteScene } from './site-scene.fixture.ts'

const hour = 60 * 60_000

const opened = openForEach(startTestStore)

describe('somebody who was public', () => {
  test('stays on the boards after one refused page; hours later it is certain', async () => {
    const { id, shown, time, store, sync, again, read } = await characterScene(opened)
    await sync()
    const { profile } = await read()
    const { profile: page } = shown
    shown.profile = { outcome: 'hidden' }
    shown.history = [{ outcome: 'hidden' }]
    expect((await again()).outcome).toBe('hiding')
    expect((await read()).profile).toEqual(profile)
    const queued = await store.readProfile(id)
    expect([queued?.due, queued?.priority]).toEqual([time.now + 2 * hour, priorities.tail])
    // Asked for at once, it is still the same refusal.
    time.now += 60_000
    await store.askFor(id, time.now)
    expect((await sync()).outcome).toBe('hiding')
    time.now += 2 * hour
    shown.profile = page
    expect((await sync()).outcome).toBe('synced')
    expect((await read()).profile.status).toBe('ready')
  })

  test('is private when it is refused again, and looked at once more within hours', async () => {
    const { id, shown, time, store, sync, again, read } = await characterScene(opened)
    await sync()
    shown.profile = { outcome: 'hidden' }
    shown.history = [{ outcome: 'hidden' }]
    await again()
    time.now += 2 * hour
    expect((await sync()).outcome).toBe('private')
    expect((await read()).profile.status).toBe('private')
    expect((await store.readProfile(id))?.due).toBe(time.now + 2 * hour)
    time.now += 2 * hour
    await sync()
    expect((await store.readProfile(id))?.due).toBe(time.now + 7 * 24 * hour)
  })

  test('and is marked as private is private at once, and checked again within hours', async () => {
    const { id, shown, time, store, sync, again, read } = await characterScene(opened)
    await sync()
    shown.profile = { outcome: 'private' } as never
    shown.history = [{ outcome: 'hidden' }]
    expect((await again()).outcome).toBe('private')
    expect((await read()).profile.status).toBe('private')
    expect((await store.readProfile(id))?.due).toBe(time.now + 2 * hour)
  })
})

describe('a part that was public', () => {
  const parts = [
    ['mounts', 'mount'],
    ['achievements', 'history'],
  ] as const

  test.each(parts)('%s: one refusal changes nothing; shown again it is forgotten', async (part, page) => {
    const { id, shown, time, store, sync, later, read } = await characterScene(opened)
    await sync()
    const { profile } = await read()
    const before = shown[page]
    Object.assign(shown, { [page]: page === 'history' ? [{ outcome: 'hidden' }] : { outcome: 'hidden' } })
    expect((await later()).outcome).toBe('partly')
    expect((await read()).profile.privacy[part]).toEqual(profile.privacy[part])
    expect((await store.readProfile(id))?.due).toBe(time.now + 2 * hour)
    time.now += 2 * hour
    Object.assign(shown, { [page]: before })
    expect((await sync()).outcome).toBe('synced')
    Object.assign(shown, { [page]: page === 'history' ? [{ outcome: 'hidden' }] : { outcome: 'hidden' } })
    await later()
    expect((await read()).profile.privacy[part].state).toBe('public')
  })

  test.each(parts)('%s: refused again hours later it is private', async (part, page) => {
    const { shown, time, sync, later, read } = await characterScene(opened)
    await sync()
    Object.assign(shown, { [page]: page === 'history' ? [{ outcome: 'hidden' }] : { outcome: 'hidden' } })
    await later()
    time.now += 2 * hour
    expect((await sync()).outcome).toBe('synced')
    expect((await read()).profile.privacy[part].state).toBe('private')
  })
})

describe('mounts that were hidden and are shown again', () => {
  /** Hides the mounts until that is certain, and shows some again. */
  const hideAndShow = async (mounts: string[]) => {
    const scene = await characterScene(opened)
    const { shown, time, sync, later } = scene
    await sync()
    shown.mount = { outcome: 'hidden' }
    await later()
    time.now += 2 * hour
    await sync()
    expect((await scene.read()).profile.privacy.mounts.state).toBe('private')
    shown.mount = { outcome: 'ok', value: mounts }
    await later()
    return scene
  }

  test('are noted with the day, if there are new ones, whose own day is not known', async () => {
    const { time, shown, later, read } = await hideAndShow(['Company Chicken', 'Old Wolf', 'sand boat'])
    const again = time.now / 1000
    expect((await read()).again).toEqual({ mounts: again })
    shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'sand boat', 'new boat'] }
    await later()
    expect((await read()).again).toEqual({ mounts: again })
  })

  test.each(['hidden', 'notFound'] as const)(
    'are noted too where a %s profile came back without them first',
    async (outcome) => {
      const { shown, time, sync, later, read } = await characterScene(opened)
      await sync()
      const { profile, history } = shown
      Object.assign(shown, { profile: { outcome }, history: [{ outcome }] })
      await later()
      time.now += 24 * hour
      await sync()
      expect((await read()).profile.status).toBe(outcome === 'hidden' ? 'private' : 'deleted')
      Object.assign(shown, { profile, history, mount: { outcome: 'unknownLayout', why: 'cut off' } })
      await later()
      expect((await read()).profile).toMatchObject({ status: 'ready', privacy: { mounts: { state: 'unknown' } } })
      shown.mount = { outcome: 'ok', value: ['Company Chicken', 'Old Wolf', 'sand boat'] }
      await later()
      expect((await read()).again).toMatchObject({ mounts: time.now / 1000 })
    },
  )

  test('are as they were, if there is none', async () => {
    const { read } = await hideAndShow(['Company Chicken', 'Old Wolf'])
    expect((await read()).again).toEqual({})
  })
})

describe('while all characters are hidden', () => {
  const canary = 500
  const ids = [1, 2, 3]
  let scene: SiteScene
  const hideAll = () => {
    for (const id of [...ids, canary])
      for (const kind of ['character', 'achievement']) scene.refused.set(`${kind} ${id}`, 'hidden')
  }
  const statuses = () => Promise.all(ids.map(async (id) => (await opened.store.readProfile(id))?.profile.status))

  test('no character becomes hidden, however often it is read', async () => {
    scene = siteScene(opened)
    await scene.add(...ids)
    await scene.sync({ canary })
    const before = await statuses()
    hideAll()
    for (let look = 0; look < 6; look++) {
      scene.time.now += 24 * hour
      for (const id of ids) {
        const watch = createSiteWatch(scene.deps({ canary }))
        expect((await syncCharacter(scene.deps(), id, watch)).outcome).toBe('postponed')
        scene.time.now += hour
      }
    }
    expect(await statuses()).toEqual(before)
    scene.refused.clear()
    scene.time.now += 24 * hour
    await scene.sync({ canary })
    expect(await statuses()).toEqual(before)
  })

  test('one who hides while others are shown is hidden', async () => {
    scene = siteScene(opened)
    await scene.add(...ids)
    await scene.sync({ canary })
    for (const kind of ['character', 'achievement']) scene.refused.set(`${kind} 1`, 'hidden')
    for (let look = 0; look < 2; look++) {
      scene.time.now += 24 * hour
      await scene.sync({ canary })
    }
    expect(await statuses()).toEqual(['private', 'ready', 'ready'])
    expect((await opened.store.readSite()).pause).toBeNull()
  })
})
