import { type Call, calls } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import {
  type BehaviourCall,
  behaviourAt,
  cardBehaviour,
  chatBehaviour,
  behavioursMax,
  behavioursOf,
  edgeBehaviours,
  functionBehaviours,
  hashedPattern,
  inertPatterns,
  letThrough,
  requestHeadersOf,
} from './behaviours.ts'
import { fits } from './globs.ts'
import { userCalls, withUserCalls } from './user-calls.fixture.ts'

const template = calls.find(({ id }) => id === 'charprofile')!
const items = calls.find(({ id }) => id === 'charitems')!
const callOf = (
  changes: Partial<Pick<Call, 'id' | 'path' | 'method' | 'cache' | 'answerer' | 'audience'>>,
  like: BehaviourCall = template,
): BehaviourCall => ({ ...like, ...changes })

const cache = { kind: 'private' } as const
const published = { kind: 'published', set: 'night' } as const

describe('behavioursOf', () => {
  const get = callOf({ cache })
  test('calls of one path that agree share a behaviour, which lets all of their methods through', () => {
    const [one, ...others] = behavioursOf([get, callOf({ cache, method: 'POST' }), callOf({ cache, method: 'DELETE' })])
    expect(others).toEqual([])
    expect(one).toMatchObject({ pattern: '/api/charprofile/?*', methods: ['GET', 'POST', 'DELETE'], takesToken: false })
    expect(letThrough(one?.methods ?? [])).toContain('POST')
  })

  test('where one of them is not for anyone, the function gets the token', () => {
    const [one] = behavioursOf([get, callOf({ cache, method: 'POST', audience: 'owner' })])
    expect(one?.takesToken).toBe(true)
    expect(requestHeadersOf(one!)).toEqual(expect.arrayContaining(['x-authorization', 'x-amz-content-sha256']))
    for (const behaviour of functionBehaviours.filter(({ takesToken }) => !takesToken)) {
      const more = behaviour.methods.includes('POST') ? ['x-amz-content-sha256', 'user-agent', 'sec-purpose'] : []
      expect(requestHeadersOf(behaviour)).toEqual([
        ...['x-api-key', 'sec-fetch-site', 'access-control-request-method'],
        ...more,
      ])
    }
  })

  test.each<[string, BehaviourCall]>([
    ['how their answers are cached', callOf({ id: 'other', cache: { kind: 'public', maxAge: 7 } })],
    ['the function that answers', callOf({ id: 'other', cache, answerer: { kind: 'function', name: 'game' } })],
  ])('calls of one path must not differ in %s: both are named', (what, other) => {
    expect(() => behavioursOf([get, other])).toThrow(`charprofile and other have the same path pattern`)
    expect(() => behavioursOf([other, get])).toThrow(what)
  })

  test.each<[string, BehaviourCall]>([
    [
      'other is published, and all of its paths go to the function of charprofile',
      callOf({ id: 'other', answerer: published }),
    ],
    [
      'other is published, and all of its paths',
      callOf({ id: 'other', path: '/api/charprofile/{id}/ranks', answerer: published }),
    ],
    [
      'a is published, so it must be for anyone',
      callOf({ id: 'a', path: '/api/x', audience: 'user', answerer: published }),
    ],
    ['a is published, so it can only be read', callOf({ id: 'a', path: '/api/x', method: 'PUT', answerer: published })],
    ['a is for user, so its answer must be kept by no cache', callOf({ id: 'a', path: '/api/x', audience: 'user' })],
    ['a is a POST, so its answer must be kept by no cache', callOf({ id: 'a', path: '/api/x', method: 'POST' })],
  ])('%s', (sentence, other) => expect(() => behavioursOf([get, other])).toThrow(sentence))

  test('has one for every path of a function', () => {
    for (const { path, answerer, id } of calls) {
      const found = behaviourAt(functionBehaviours, path.replace(/\{lang\}/, 'en').replace(/\{\w+\??\}/g, 'a,b'))
      if (answerer.kind !== 'function') continue
      expect(found).toMatchObject({ name: answerer.name, calls: expect.arrayContaining([id]) as unknown })
    }
  })
})

describe('a wider pattern and a narrower one', () => {
  const friends = callOf({
    id: 'friends',
    path: '/api/char/{id}/friends',
    answerer: { kind: 'function', name: 'game' },
  })
  const own = callOf({ id: 'own', path: '/api/char/me/{type}', cache: { kind: 'public', maxAge: 0 } }, items)

  test.each([[[items, friends]], [[friends, items]]])(
    'each have their own policy, whatever comes first in the contract',
    (all) => {
      const behaviours = behavioursOf(all)
      expect(behaviourAt(behaviours, '/api/char/7/friends/')?.name).toBe('game')
      expect(behaviourAt(behaviours, '/api/char/7/mounts/')?.name).toBe('character')
    },
  )

  test('must not meet where neither is the narrower: both are named', () => {
    expect(behavioursOf([items, own]).map(({ pattern }) => pattern)).toEqual(['/api/char/me/?*', '/api/char/?*/?*'])
    expect(() => behavioursOf([items, friends, own])).toThrow(/friends.* and own|own and friends/)
    const alike = callOf({ cache, answerer: friends.answerer }, own)
    expect(() => behavioursOf([callOf({ cache }, friends), { ...alike, audience: 'user' }])).toThrow('which headers')
    expect(() => behavioursOf([callOf({ cache }, friends), { ...alike, method: 'PUT' }])).toThrow('which headers')
    expect(() =>
      behavioursOf([
        callOf({ answerer: friends.answerer }, friends),
        callOf({ cache: friends.cache, answerer: friends.answerer }, own),
      ]),
    ).not.toThrow()
  })
})

describe('what a wider pattern answers alike', () => {
  const mine = (path: string, more: Parameters<typeof callOf>[0] = {}) =>
    callOf({ id: path, path, cache, audience: 'user', method: 'POST', ...more })
  const patterns = (...all: BehaviourCall[]) => behavioursOf(all).map(({ pattern }) => pattern)
  const list = mine('/api/own/lists')

  test('needs no pattern of its own, and its methods go through', () => {
    const [one, ...others] = behavioursOf([list, mine('/api/own/lists/{id}/name', { method: 'PUT' })])
    expect(others).toEqual([])
    expect(one).toMatchObject({
      pattern: '/api/own/lists*',
      calls: ['/api/own/lists', '/api/own/lists/{id}/name'],
      methods: ['POST', 'PUT'],
    })
  })

  test('keeps it where it only reads, and the wider one does not', () =>
    expect(patterns(list, mine('/api/own/lists/{id}', { method: 'GET' }))).toHaveLength(2))

  test('keeps it where its paths would fit another one first', () => {
    const other = mine('/api/own/lists/{id}', { answerer: { kind: 'function', name: 'game' } })
    const deep = mine('/api/own/lists/{id}/name')
    expect(patterns(list, other, deep)).toEqual(['/api/own/lists/?*/name*', '/api/own/lists/?*', '/api/own/lists*'])
  })
})

describe('calls of an account', () => {
  const behaviours = behavioursOf(withUserCalls)
  const pathOf = (path: string) => path.replace(/\{\w+\??\}/g, '7')

  test('come to their function with token and body, with and without a slash at the end', () => {
    for (const { path, answerer, method } of userCalls) {
      for (const asked of [pathOf(path), `${pathOf(path)}/`, path.replace('/{id?}', '')].map(pathOf)) {
        const found = behaviourAt(behaviours, asked)
        expect([asked, found?.name, found?.takesToken]).toEqual([asked, 'name' in answerer && answerer.name, true])
        expect(found?.methods).toContain(method)
        if (method !== 'GET') expect(requestHeadersOf(found!)).toContain('x-amz-content-sha256')
      }
    }
  })

  test('change nothing for those of anyone', () => {
    for (const behaviour of functionBehaviours) expect(behaviours).toContainEqual(behaviour)
  })

  test('fit in a distribution beside twice as many', () => {
    const fixed = [cardBehaviour, chatBehaviour, '/api/?*', hashedPattern].length + inertPatterns.length
    const own = behaviours.length - functionBehaviours.length
    expect(own).toBeLessThanOrEqual(userCalls.length)
    expect(behaviours.length + own + fixed).toBeLessThanOrEqual(behavioursMax)
  })
})

test('what only reads is let through by its reading methods alone', () => {
  expect(letThrough(['GET'])).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(letThrough(['DELETE'])).toHaveLength(7)
})

test('the worker of the pages is served as they are: a policy that lets nothing be loaded would keep it from the network', () => {
  expect([...inertPatterns, hashedPattern].filter((pattern) => fits(pattern, '/sw.js'))).toEqual([])
  expect(edgeBehaviours().filter(({ pattern }) => fits(pattern, '/sw.js'))).toEqual([])
})
