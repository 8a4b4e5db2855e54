import { describe, expect, test } from 'vitest'
import { calls } from './calls.ts'
import { answerKey } from './published-call.ts'
import { type Live, liveSchema, objectKey, setOf } from './sets.ts'

const live: Live = { night: { slot: 'b', since: 2 }, game: { slot: 'a', since: 1 } }

describe('the set of a key', () => {
  test('is that of the call that it answers', () => {
    for (const { id, answerer, path } of calls) {
      if (answerer.kind !== 'published') continue
      expect(setOf(answerKey(path).replaceAll(/\{\w+\}/g, 'x')), id).toBe(answerer.set)
    }
  })

  test('is that of the files next to it, and other keys have no set', () => {
    expect(setOf('api/game/facts.json')).toBe('game')
    expect(() => setOf('index.html')).toThrow('index.html belongs to no published set')
  })
})

describe('where readers find a file', () => {
  test.each([
    ['api/ranking/mount/global/all.json', 'slots/night/b/api/ranking/mount/global/all.json'],
    ['api/game/de/mounts.json', 'slots/game/a/api/game/de/mounts.json'],
    ['api/ishgard.json', null],
    ['api/ranking/ishgard/global/2/all/1.json', null],
    ['api/report.json', 'api/report.json'],
  ])('%s: %s', (key, found) => expect(objectKey(live, key)).toBe(found))

  test('a pointer to an unknown set or slot is refused', () => {
    expect(liveSchema.safeParse({ night: { slot: 'c', since: 1 } }).success).toBe(false)
    expect(liveSchema.safeParse({ site: { slot: 'a', since: 1 } }).success).toBe(false)
    expect(liveSchema.parse({})).toEqual({})
  })
})
