import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files, now, openCalls } from './calls.fixture.ts'

let calls: Awaited<ReturnType<typeof openCalls>>
beforeAll(async () => void (calls = await openCalls()))
afterAll(() => calls.close())

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

test('one reader can add only so many ids, and others are not held up', async () => {
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

test('twenty new ids at once, and one new id forty times at once, are all answered', async () => {
  const own = await openCalls()
  const from = (ids: number[], client: string) =>
    Promise.all(ids.map((id) => own.call('charcache', { id }, files, { client })))
  const ids = Array.from({ length: 20 }, (_, n) => 6000 + n)
  expect((await from(ids, '198.51.100.9')).map(({ ok }) => ok)).toEqual(ids.map(() => true))
  const one = Array.from({ length: 40 }, () => 6100)
  expect((await from(one, '198.51.100.10')).map(({ ok }) => ok)).toEqual(one.map(() => true))
  // The forty cost what one does.
  expect(
    (
      await from(
        Array.from({ length: 15 }, (_, n) => 6101 + n),
        '198.51.100.10',
      )
    ).every(({ ok }) => ok),
  ).toBe(true)
})

test('a page of another site reads what is known, and adds nobody', async () => {
  const foreign = (id: number, hasKey = false) => calls.call('charcache', { id }, files, { isForeign: true, hasKey })
  expect(await foreign(7000)).toMatchObject({ ok: false, code: 'forbidden' })
  expect(await calls.store.readProfile(7000)).toBeNull()
  await calls.ask(7000)
  expect((await foreign(7000)).ok).toBe(true)
  expect((await foreign(7001, true)).ok).toBe(true)
})
