import { openForAll } from '@kupodex/data/opened.fixture'
import { factsKey } from '@kupodex/data/character'
import { callById } from '@kupodex/data/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { characterAnswers } from '../character/character.ts'
import { realtimeAnswers } from '../character/realtime.ts'
import { testPublished } from '../ground/published.fixture.ts'
import { anybody } from '../http/callers.fixture.ts'
import { memoryTable, testReadings, testSeats } from '../readers/readers.fixture.ts'
import { facts, openMarks, start } from './marks.fixture.ts'

const ranks = {
  deployTime: 5,
  generateTime: 6,
  boards: ['mount/standard'],
  ids: [7],
  ends: [1],
  ranks: [0, 3, 9, 40, 4, 0, 0],
}
const published = { [factsKey]: facts, 'api/ranks/7.json': ranks }

const opened = openForAll(() => openMarks(published))
beforeAll(() => opened.ask('mark', { type: 'emotes', ids: '59' }))

const save = (settings: unknown, who = 'mina') => opened.ask('saveCharSettings', {}, { body: settings, who })
beforeEach(async () => void (await save({ private: false, icon: 0 })))

/** What anyone is answered. */
const anyone = async (
  call: 'charcache' | 'chartimeline' | 'charitems' | 'charprofile' | 'charrealtime',
  params = {},
) => {
  const deps = {
    store: opened.store,
    published: testPublished(published),
    readings: testReadings(opened.store, () => start),
    clock: () => start,
    people: new Map(),
    sleep: async () => undefined,
    rate: 1,
  }
  const seats = testSeats('charrealtime', memoryTable(), () => 0)
  const answers = { ...characterAnswers(deps), ...realtimeAnswers({ ...deps, seats, clock: stepping() }) }
  const outcome = await (
    answers[call] as (params: object, caller: typeof anybody) => Promise<{ ok: boolean; value: unknown }>
  )({ id: 7, ...params }, { ...anybody, isForeign: true })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return callById(call).answer.strict().parse(outcome.value) as Record<string, unknown>
}
const stepping = () => {
  let now = start
  return () => (now += 1000)
}

describe('settings of a character', () => {
  test('are plain until its owner decides, and what was saved last', async () => {
    expect((await opened.ask('charSettings')).json).toEqual({ private: false, icon: 0, groups: true })
    expect((await save({ private: true, icon: 7 })).json).toEqual({ private: true, icon: 7, groups: true })
    expect((await opened.ask('charSettings')).json).toEqual({ private: true, icon: 7, groups: true })
  })

  test('say whether it may be in groups; pages of an earlier release, which say nothing of it, leave that as it is', async () => {
    const settings = { private: false, icon: 1, groups: false }
    expect((await save(settings)).json).toEqual(settings)
    expect((await save({ private: false, icon: 2 })).json).toEqual({ ...settings, icon: 2 })
    expect((await opened.ask('charSettings')).json).toEqual({ ...settings, icon: 2 })
    await save({ ...settings, groups: true })
  })

  test('are for the owner alone, who stays it while the character is private', async () => {
    for (const call of ['charSettings', 'ownChar', 'ownTimeline'] as const)
      expect((await opened.ask(call, {}, { who: 'aldo' })).json.code).toBe('forbidden')
    expect((await save({ private: true, icon: 0 }, 'aldo')).json.code).toBe('forbidden')
    await save({ private: true, icon: 0 })
    expect((await save({ private: false, icon: 1 })).status).toBe(200)
  })

  test('outlive the owner: whoever verifies it next finds it hidden, and may show it', async () => {
    await save({ private: true, icon: 2 })
    await opened.store.unlink(7, 'mina')
    expect((await anyone('charcache')).status).toBe('private')
    await opened.store.own(7, 'aldo', start)
    expect((await opened.ask('charSettings', {}, { who: 'aldo' })).json).toEqual({
      private: true,
      icon: 2,
      groups: true,
    })
    await save({ private: false, icon: 2 }, 'aldo')
    expect((await anyone('charcache')).status).toBe('ready')
    await opened.store.own(7, 'mina', start)
  })

  test.each([
    [{}],
    [{ private: true }],
    [{ private: 'yes', icon: 1 }],
    [{ private: true, icon: 8 }],
    [{ private: true, icon: -1 }],
    [{ private: true, icon: 1.5 }],
    [{ private: true, icon: 1, banner: 'x' }],
    [{ private: true, icon: 1, groups: 'none' }],
    [null],
    ['{'],
  ])('%j are refused, and change nothing', async (body) => {
    expect(await save(body)).toMatchObject({ status: 400, json: { code: 'badBody' } })
    expect((await opened.ask('charSettings')).json).toEqual({ private: false, icon: 0, groups: true })
  })
})

describe('a character that its owner hides', () => {
  beforeEach(async () => void (await save({ private: true, icon: 4 })))

  test('is answered to anyone as private, with who hides it, and with nothing that it has', async () => {
    const hidden = { status: 'private', private: true, hiddenByOwner: true, name: 'Mina Test' }
    const empty = { mounts: [], mountCount: 0, emoteCount: 0, mountRank: null, mountsPrivate: true, icon: 4 }
    expect(await anyone('charcache')).toMatchObject({ ...hidden, ...empty })
    expect(await anyone('charrealtime')).toMatchObject({ ...hidden, ...empty })
    // Also not how the Lodestone has it, or when that was read.
    const { parts } = (await anyone('charcache')) as { parts: object }
    for (const part of Object.values(parts)) expect(part).toEqual({ state: 'private', asOf: null })
    expect(await anyone('charprofile')).toMatchObject(hidden)
    const { name: _, ...state } = hidden
    expect(await anyone('chartimeline')).toMatchObject({ ...state, events: [], firstSights: [], months: [] })
    for (const type of ['mount', 'emote'])
      expect(await anyone('charitems', { type })).toMatchObject({ ...state, type, items: [], count: 0, recent: null })
  })

  test('is whole for its owner, who sees that others do not', async () => {
    const shown = { status: 'ready', private: false, hiddenByOwner: true }
    const forOwner = await opened.ask('ownChar')
    expect(forOwner.json).toMatchObject({ ...shown, mountCount: 1, emoteCount: 1, mountRank: 3, icon: 4 })
    expect(forOwner.headers['cache-control']).toBe('private, no-store')
    expect((await opened.ask('ownTimeline')).json).toMatchObject({ ...shown, events: [{ type: 'level' }] })
    expect((await opened.ask('ownItems', { type: 'emotes' })).json).toMatchObject({ ...shown, items: [{ id: 59 }] })
    expect((await opened.ask('ownItems', { type: 'mounts' })).json).toMatchObject({ ...shown, items: [{ id: 1 }] })
  })

  test('is shown again as it was, with what was ticked meanwhile', async () => {
    await opened.ask('mark', { type: 'emotes', ids: '60' })
    await save({ private: false, icon: 4 })
    const shown = { status: 'ready', private: false, hiddenByOwner: false, mountCount: 1, emoteCount: 2, mountRank: 3 }
    expect(await anyone('charcache')).toMatchObject(shown)
    await opened.ask('unmark', { type: 'emotes', ids: '60' })
  })
})

describe('what owners read of their own', () => {
  test('has what they just wrote', async () => {
    await opened.ask('mark', { type: 'emotes', ids: '60' })
    expect((await opened.ask('ownItems', { type: 'emotes' })).json).toMatchObject({ count: 2 })
    await opened.ask('unmark', { type: 'emotes', ids: '60' })
    expect((await opened.ask('ownChar')).json).toMatchObject({ emoteCount: 1, hiddenByOwner: false })
  })

  test('is what anyone is answered, where nothing is hidden', async () => {
    for (const [ownCall, open, params] of [
      ['ownChar', 'charcache', {}],
      ['ownTimeline', 'chartimeline', {}],
      ['ownItems', 'charitems', { type: 'mounts' }],
      ['ownItems', 'charitems', { type: 'emotes' }],
    ] as const) {
      const type = 'type' in params ? { type: params.type.slice(0, -1) } : {}
      expect((await opened.ask(ownCall, params)).json).toEqual(await anyone(open, type))
    }
  })

  test('has their ticks also where the Lodestone hides the character, and nothing else of it', async () => {
    await opened.keep(9, 'private')
    await opened.store.own(9, 'mina', start)
    await opened.ask('mark', { id: 9, type: 'emotes', ids: '59' })
    expect((await opened.ask('ownChar', { id: 9 })).json).toMatchObject({
      ...{ status: 'private', private: true, hiddenByOwner: false },
      ...{ emoteCount: 1, mountCount: 0 },
    })
    expect((await opened.ask('ownItems', { id: 9, type: 'emotes' })).json).toMatchObject({ private: false, count: 1 })
    expect((await opened.ask('ownItems', { id: 9, type: 'mounts' })).json).toMatchObject({ private: true, count: 0 })
  })

  test('is there before the character was ever read', async () => {
    await opened.store.own(10, 'mina', start)
    expect((await opened.ask('ownChar', { id: 10 })).json).toMatchObject({ id: 10, status: 'adding', mountCount: 0 })
    expect(await opened.ask('mark', { id: 10, type: 'emotes', ids: '59' })).toMatchObject({ status: 200 })
  })
})
