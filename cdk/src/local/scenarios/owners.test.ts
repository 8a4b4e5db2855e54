import { openForEach } from '@kupodex/data/opened.fixture'
import { seeded } from '@kupodex/data/soak.fixture'
import { challengePause, createLodestone } from '@kupodex/data/lodestone'
import { type User, verifyAnswers } from '@kupodex/lambdas'
import { fromStored, loadProofs } from '@kupodex/pipeline/nightly'
import { describe, expect, test } from 'vitest'
import type { Fault, Trouble } from '../lodestone/index.ts'
import { openScene } from './scene.fixture.ts'

const scene = openForEach(() => openScene({ people: 40 }))

/** Somebody whose profile is open, and who has everything public. */
const someone = () => {
  const found = scene
    .everybody()
    .find(
      ({ state, privacy, mounts }) => state === 'listed' && !privacy.profile && !privacy.mounts && mounts.length > 0,
    )
  if (!found) throw new Error('nobody is public')
  return found
}

const random = seeded()

/** The calls by which a user verifies, through the real client and over real sockets. */
const callsOf = (key: string) => {
  const user: User = { id: key, key, email: null, roles: [] }
  const answers = verifyAnswers({
    store: scene.store,
    lodestone: createLodestone({
      ...{ contact: 'scenario', base: scene.lodestone.base, timeout: 20_000 },
      pace: { turn: async () => undefined, holdOff: async () => undefined },
      clock: { now: () => scene.time.now, sleep: async () => undefined },
      limits: { tries: 1, firstWait: 1, longestWait: 1 },
    }),
    ...{
      clock: () => scene.time.now,
      rate: 1,
      readerKey: 'the secret of a test',
      random: (below: number) => Math.floor(random() * below),
    },
    sleep: () => new Promise(() => undefined),
  })
  const caller = { client: key, hasKey: false, isForeign: false, user, body: Buffer.alloc(0) }
  return {
    code: async (id: number): Promise<string> => {
      const outcome = await answers.verificationCode({ id }, caller)
      return outcome.ok ? outcome.value.code : outcome.code
    },
    verify: async (id: number): Promise<boolean | string> => {
      const outcome = await answers.verifyCode({ id }, caller)
      return outcome.ok ? outcome.value.verified : outcome.code
    },
  }
}

const write = (id: number, text: string) => scene.lodestone.change({ bios: { [id]: text } })

describe('a player', () => {
  test('verifies a character that nobody had read, and it is read', async () => {
    const { id } = someone()
    const { code, verify } = callsOf('mina')
    const own = await code(id)
    expect(await verify(id)).toBe(false)
    write(id, `Hello!\n${own} & more\n<3`)
    expect(await verify(id)).toBe(true)
    expect(scene.asked.map(({ path }) => path)).toEqual(Array(2).fill(expect.stringContaining(`/character/${id}/`)))
    await scene.work()
    expect((await scene.read(id)).profile.status).toBe('ready')
  })

  test('who takes the code away again stays the owner; the next who puts one there is the owner then', async () => {
    const { id } = someone()
    const [mina, aldo] = [callsOf('mina'), callsOf('aldo')]
    write(id, await mina.code(id))
    await mina.verify(id)
    write(id, '')
    expect(await mina.verify(id)).toBe(true)
    write(id, await aldo.code(id))
    expect(await aldo.verify(id)).toBe(true)
    expect(await scene.store.ownerOf(id)).toMatchObject({ user: 'aldo' })
    expect(await scene.store.ownCharsOf('mina')).toMatchObject({ owned: [], lost: [{ id }] })
  })

  const troubles: [string, (id: number) => Partial<Trouble> & { faults?: Fault[] }, string][] = [
    ['under maintenance', () => ({ maintenance: true }), 'lodestoneMaintenance'],
    ['blocked', () => ({ blocked: true }), 'lodestoneUnavailable'],
    ['challenged', (id) => ({ faults: [{ fault: 'challenge', ids: [id] }] }), 'lodestoneUnavailable'],
    ['throttled', (id) => ({ faults: [{ fault: 'throttled', ids: [id] }] }), 'lodestoneBusy'],
    ['down', (id) => ({ faults: [{ fault: 'down', ids: [id] }] }), 'lodestoneUnavailable'],
    ['private', (id) => ({ faults: [{ fault: 'private', ids: [id] }] }), 'profilePrivate'],
    ['hidden', (id) => ({ faults: [{ fault: 'hidden', ids: [id] }] }), 'profilePrivate'],
    ['gone', (id) => ({ faults: [{ fault: 'notFound', ids: [id] }] }), 'notOnLodestone'],
    ['laid out anew', (id) => ({ faults: [{ fault: 'layout', ids: [id] }] }), 'lodestoneChanged'],
    ['cut off', (id) => ({ faults: [{ fault: 'broken', ids: [id] }] }), 'lodestoneChanged'],
  ]
  test.each(troubles)('whose profile is %s learns just that, and can verify later', async (_, troubleOf, expected) => {
    const { id } = someone()
    const { code, verify } = callsOf('mina')
    write(id, await code(id))
    expect(scene.lodestone.change(troubleOf(id))).toBeNull()
    expect(await verify(id)).toBe(expected)
    expect(await scene.store.ownerOf(id)).toBeNull()
    scene.lodestone.change({ maintenance: false, blocked: false, faults: [] })
    scene.goOn(challengePause)
    expect(await verify(id)).toBe(true)
  })
})

test('what an owner hides is not put back by a sync, is in no night, and comes back whole', async () => {
  const { id, name } = someone()
  await scene.addEverybody()
  await scene.work()
  const found = async () => {
    const ids = (await scene.store.searchNames(name, 50)).map((one) => one.id)
    const hidden = await scene.store.hiddenAmong(ids)
    return ids.filter((one) => !hidden.has(one))
  }
  const isInNight = async () => fromStored(await scene.read(id), loadProofs()).status === 'ready'
  expect([await found(), await isInNight()]).toEqual([expect.arrayContaining([id]), true])
  const before = await scene.read(id)
  await scene.store.writeCharSettings(id, { private: true, icon: 3 })
  expect([(await found()).includes(id), await isInNight()]).toEqual([false, false])
  scene.goOn(40 * 86_400_000)
  await scene.work()
  const after = await scene.read(id)
  expect(after.profile.updatedAt).toBeGreaterThan(before.profile.updatedAt ?? 0)
  expect(after.settings).toEqual({ private: true, icon: 3, groups: true })
  expect([(await found()).includes(id), await isInNight()]).toEqual([false, false])
  await scene.store.writeCharSettings(id, { private: false, icon: 3 })
  expect([(await found()).includes(id), await isInNight()]).toEqual([true, true])
  expect((await scene.read(id)).owned).toEqual(after.owned)
})
