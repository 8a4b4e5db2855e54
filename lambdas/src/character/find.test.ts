import { openForAll } from '@kupodex/data/opened.fixture'
import { describe, expect, test } from 'vitest'
import { priorities } from '@kupodex/data/sync'
import { memoryAllowances } from '@kupodex/data/store/store.fixture'
import { testPublished } from '../ground/published.fixture.ts'
import { anybody } from '../http/callers.fixture.ts'
import { testReadings } from '../readers/readers.fixture.ts'
import { files, now, openCalls } from './calls.fixture.ts'
import { findCharacter } from './find.ts'

const calls = openForAll(openCalls)

describe('an id that is new', () => {
  test('is queued and answered as adding', async () => {
    expect(await calls.ask(5)).toMatchObject({
      ok: true,
      value: { id: 5, status: 'adding', name: '', createdAt: now, updatedAt: null, mountPossible: 1, mountRank: null },
    })
    expect(await calls.store.dueCharacters({ now, limit: 10 })).toContain(5)
    expect(await calls.ask(5)).toMatchObject({ value: { status: 'adding' } })
  })
})

describe('an id that was found among members', () => {
  const dueNow = () => calls.store.dueCharacters({ now, limit: 100 })

  test('is queued like a new one once somebody opens it, and answered as adding', async () => {
    await calls.store.addFound([8000], now - 1)
    expect(await dueNow()).not.toContain(8000)
    expect(await calls.ask(8000)).toMatchObject({ ok: true, value: { id: 8000, status: 'adding' } })
    expect(await dueNow()).toContain(8000)
  })

  test('stays where it is for pages of other sites, and for who has used up what readers may add', async () => {
    const opened = await openCalls()
    await opened.store.addFound([8001], now)
    const ask = (more: object, id = 8001) => opened.call('charcache', { id }, files, more)
    expect(await ask({ isForeign: true })).toMatchObject({ ok: true, value: { status: 'adding' } })
    const client = '198.51.100.40'
    for (let id = 8100; id < 8130; id++) await ask({ client }, id)
    expect(await ask({ client })).toMatchObject({ ok: true, value: { status: 'adding' } })
    expect(await opened.store.readProfile(8001)).toMatchObject({ priority: priorities.found })
    await opened.close()
  })
})

test('one reader can add only a limited number of ids, and does not delay others', async () => {
  const from = (id: number, client: string) => calls.call('charprofile', { id }, files, { client })
  const codes = []
  for (let id = 5000; id < 5032; id++) {
    const outcome = await from(id, '198.51.100.7')
    codes.push(outcome.ok || outcome.code)
  }
  expect(codes.slice(0, 30).every((code) => code === true)).toBe(true)
  expect(codes.slice(30)).toEqual(['tooManyRequests', 'tooManyRequests'])
  expect(await calls.store.readProfile(5031)).toBeNull()
  expect((await from(5000, '198.51.100.7')).ok).toBe(true)
  expect((await from(5031, '198.51.100.8')).ok).toBe(true)
})

describe('at once', () => {
  const manyFrom = async (openedCalls: typeof calls, ids: number[], client: string) => {
    const outcomes = await Promise.all(ids.map((id) => openedCalls.call('charcache', { id }, files, { client })))
    return outcomes.filter(({ ok }) => ok).length
  }
  const idsFrom = (first: number, length: number) => Array.from({ length }, (_, n) => first + n)

  test('twenty new ids are all answered', async () => {
    const openedCalls = await openCalls()
    expect(await manyFrom(openedCalls, idsFrom(6000, 20), '198.51.100.9')).toBe(20)
    await openedCalls.close()
  })

  test('one new id is answered forty times, and costs what one does', async () => {
    const openedCalls = await openCalls()
    const client = '198.51.100.10'
    expect(
      await manyFrom(
        openedCalls,
        idsFrom(0, 40).map(() => 6100),
        client,
      ),
    ).toBe(40)
    expect(await manyFrom(openedCalls, idsFrom(6101, 29), client)).toBe(29)
    await openedCalls.close()
  })
})

test('a reader who is refused gets the answer after one more check', async () => {
  const openedCalls = await openCalls()
  const from = (id: number) => openedCalls.call('charprofile', { id }, files, { client: '198.51.100.11' })
  for (let id = 6200; id < 6230; id++) await from(id)
  openedCalls.looks.length = 0
  expect(await from(6230)).toMatchObject({ ok: false, code: 'tooManyRequests' })
  expect(openedCalls.looks).toEqual([6230, 6230])
  await openedCalls.close()
})

test('a page of another site reads what is known, and adds no character', async () => {
  const foreign = (id: number, hasKey = false) => calls.call('charcache', { id }, files, { isForeign: true, hasKey })
  expect(await foreign(7000)).toMatchObject({ ok: false, code: 'forbidden' })
  expect(await calls.store.readProfile(7000)).toBeNull()
  await calls.ask(7000)
  expect((await foreign(7000)).ok).toBe(true)
  expect((await foreign(7001, true)).ok).toBe(true)
})

test('a reader who was refused before is not kept waiting, and costs one read', async () => {
  const slept: unknown[] = []
  const looked: number[] = []
  const store = { readCharacter: async (id: number) => (looked.push(id), null), addCharacter: async () => true }
  const readings = testReadings(memoryAllowances(), () => now)
  const deps = {
    store,
    readings,
    published: testPublished(files),
    clock: () => now,
    sleep: async () => void slept.push(1),
  }
  const caller = { ...anybody, client: '198.51.100.12' }
  let id = 8000
  while ((await findCharacter(deps, id, caller)).ok) id++
  expect(slept).toHaveLength(1)
  looked.length = 0
  for (let n = 1; n <= 20; n++)
    expect(await findCharacter(deps, id + n, caller)).toMatchObject({ code: 'tooManyRequests' })
  expect([slept.length, looked.length]).toEqual([1, 20])
})

test('nor is one who was refused because others have used up what all may have', async () => {
  const slept: unknown[] = []
  const store = { readCharacter: async () => null, addCharacter: async () => true }
  const deps = {
    store,
    readings: testReadings(memoryAllowances(), () => now),
    published: testPublished(files),
    clock: () => now,
    sleep: async () => void slept.push(1),
  }
  for (let reader = 1; reader <= 40; reader++)
    for (let n = 0; n < 40; n++) await findCharacter(deps, 1, { ...anybody, client: `192.0.2.${reader}` })
  const caller = { ...anybody, client: '198.51.100.12' }
  slept.length = 0
  for (let n = 1; n <= 20; n++) expect(await findCharacter(deps, 1, caller)).toMatchObject({ code: 'lodestoneBusy' })
  expect(slept).toHaveLength(1)
})
