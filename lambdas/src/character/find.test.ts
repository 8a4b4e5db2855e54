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
  const codes = []
  for (let id = 5000; id < 5032; id++) {
    const outcome = await calls.call('charprofile', { id }, files, '198.51.100.7')
    codes.push(outcome.ok || outcome.code)
  }
  expect(codes.slice(0, 30).every((code) => code === true)).toBe(true)
  expect(codes.slice(30)).toEqual(['tooManyRequests', 'tooManyRequests'])
  expect(await calls.store.readProfile(5031)).toBeNull()
  expect((await calls.call('charprofile', { id: 5000 }, files, '198.51.100.7')).ok).toBe(true)
  expect((await calls.call('charprofile', { id: 5031 }, files, '198.51.100.8')).ok).toBe(true)
})
