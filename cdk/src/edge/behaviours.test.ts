import { type Call, calls } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { type BehaviourCall, behaviourAt, behavioursOf, functionBehaviours, letThrough } from './behaviours.ts'

const template = calls.find(({ id }) => id === 'charprofile')!
const callOf = (
  changes: Partial<Pick<Call, 'id' | 'path' | 'method' | 'cache' | 'answerer' | 'audience'>>,
): BehaviourCall => ({ ...template, ...changes }) as BehaviourCall

describe('behavioursOf', () => {
  const get = callOf({})
  test('calls of one path that agree share a behaviour, which lets all of their methods through', () => {
    const [one, ...others] = behavioursOf([get, callOf({ method: 'POST' }), callOf({ method: 'DELETE' })])
    expect(others).toEqual([])
    expect(one).toMatchObject({ pattern: '/api/charprofile/?*', methods: ['GET', 'POST', 'DELETE'] })
    expect(letThrough(one?.methods ?? [])).toContain('POST')
  })

  test.each<[string, BehaviourCall]>([
    ['how their answers are cached', callOf({ method: 'POST', cache: { kind: 'private' } })],
    ['how their answers are cached', callOf({ cache: { kind: 'public', maxAge: 7 } })],
    ['the function that answers', callOf({ method: 'POST', answerer: { kind: 'function', name: 'game' } })],
  ])('calls of one path must not differ in %s', (what, other) => {
    expect(() => behavioursOf([get, other])).toThrow(what)
    expect(() => behavioursOf([other, get])).toThrow(what)
  })

  test('a published call must not have the path of a function', () => {
    const published = callOf({ id: 'other', answerer: { kind: 'published', set: 'night', key: 'api/x.json' } })
    expect(() => behavioursOf([published, callOf({ method: 'POST' })])).toThrow('other is published')
  })

  test('a published call must be for anyone, since nobody guards a file', () => {
    const answerer = { kind: 'published', set: 'night', key: 'api/x.json' } as const
    for (const audience of ['user', 'owner', 'admin'] as const) {
      expect(() => behavioursOf([callOf({ path: '/api/x', audience, answerer })])).toThrow('is published')
    }
  })

  test('has one for every path of a function', () => {
    for (const { path, answerer } of calls) {
      const found = behaviourAt(functionBehaviours, path.replace(/\{lang\}/, 'en').replace(/\{\w+\??\}/g, 'a,b'))
      if (answerer.kind === 'function') expect(found?.name).toBe(answerer.name)
    }
  })
})

test('what only reads is let through by its reading methods alone', () => {
  expect(letThrough(['GET'])).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(letThrough(['DELETE'])).toHaveLength(7)
})
