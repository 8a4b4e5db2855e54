import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { expect, test } from 'vitest'
import { characterScene, day } from './character-scene.fixture.ts'

const opened = openForEach(startTestStore)

test('an id that was never a character costs one request, and is gone some days later', async () => {
  const { id, shown, lodestone, store, time, sync } = await characterScene(opened)
  shown.profile = { outcome: 'notFound' }
  expect((await sync()).outcome).toBe('notFound')
  expect((await store.readProfile(id))?.profile.status).toBe('notFound')
  expect((await sync()).outcome).toBe('notDue')
  lodestone.requests.length = 0
  time.now += 2 * day
  expect((await sync()).outcome).toBe('dropped')
  expect(lodestone.requests).toEqual([])
  expect(await store.readProfile(id)).toBeNull()
  expect(await store.dueCharacters({ now: time.now + 90 * day, limit: 10 })).toEqual([])
})

test('one that somebody asks for is looked for again', async () => {
  const { id, shown, store, time, sync } = await characterScene(opened)
  const { profile } = shown
  shown.profile = { outcome: 'notFound' }
  await sync()
  time.now += 2 * day
  await store.askFor(id, time.now)
  shown.profile = profile
  expect((await sync()).outcome).toBe('synced')
})

test('a character that was read once stays, however long it is not found', async () => {
  const { id, shown, store, time, sync, read } = await characterScene(opened)
  await sync()
  const { owned } = await read()
  shown.profile = { outcome: 'notFound' }
  shown.history = [{ outcome: 'notFound' }]
  for (let times = 0; times < 8; times++) {
    time.now += 40 * day
    await sync()
    expect((await read()).owned).toEqual(owned)
  }
  expect((await read()).profile.status).toBe('deleted')
  time.now += 40 * day
  const lease = await store.lease(id, { now: time.now, until: time.now + day, token: 'mine' })
  expect(await store.dropCharacter(id, lease?.token ?? '')).toBe(false)
  expect((await read()).profile.status).toBe('deleted')
})
