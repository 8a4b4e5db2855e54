import { type AnyCall, calls, matchCall } from '@kupodex/data/contract'
import { languages } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { exampleOf, failuresOf, publicCalls, tokenCalls } from './calls.ts'
import { openApi } from './openapi.ts'

const description = openApi('https://example.org/')
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

describe('the OpenAPI description', () => {
  test('is JSON, of the site', () => {
    expect(JSON.parse(JSON.stringify(description))).toEqual(description)
    expect(description.servers).toEqual([{ url: 'https://example.org' }])
  })

  test('declares every parameter of a path, and none besides', () => {
    for (const { path, parameters } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(
        parameters.map(({ name }) => name),
        path,
      ).toEqual(inPath)
    }
  })

  test('has no two paths of one shape, and no operation id twice', () => {
    const shapes = Object.keys(description.paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has every call that programs may make, with what its token must allow, and no other', () => {
    const forPrograms = (calls as readonly AnyCall[]).filter(
      (call) => (call.audience === 'anyone' && call.method === 'GET') || 'scope' in call,
    )
    const shapeOf = (path: string) => path.replaceAll('?', '').replace(/\{\w+\}/g, '{}')
    const described = new Map(operations.map((one) => [`${one.method} ${shapeOf(one.path)}`, one]))
    for (const call of forPrograms) {
      const found = described.get(`${call.method.toLowerCase()} ${shapeOf(call.path)}`)
      expect([call.id, `${found?.summary} ${found?.description}`]).toEqual([
        call.id,
        expect.stringContaining(call.summary),
      ])
      expect([call.id, found?.security]).toEqual([call.id, 'scope' in call ? [{ token: [call.scope] }] : undefined])
    }
    const withSchema = Object.keys(description.components.schemas).filter((name) => name !== 'failure')
    expect(withSchema.sort()).toEqual(forPrograms.map(({ id }) => id).sort())
  })

  test('refers only to schemas that it has, and to each good answer', () => {
    const names = new Set(Object.keys(description.components.schemas))
    const refs = [...JSON.stringify(description.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, ref]) => ref,
    )
    expect(refs.filter((ref) => !names.has(ref ?? ''))).toEqual([])
    expect(operations.every(({ responses }) => responses[200] !== undefined)).toBe(true)
  })

  test('ticking takes a token and no body', () => {
    const tick = description.paths['/api/user/char/{id}/{type}/{ids}']?.post
    expect(tick).toMatchObject({ security: [{ token: ['mark'] }] })
    expect(tick).not.toHaveProperty('requestBody')
    expect(tick?.responses).toMatchObject({
      401: { description: 'unauthorized, tokenExpired' },
      403: { description: 'forbidden' },
    })
  })

  test.each([
    ['costs nothing', 0, 'Free.'],
    ['costs one point', 1, 'Costs 1 point.'],
    ['costs more', 5, 'Costs 5 points.'],
  ])('says in words that a call %s', (_, cost, said) => {
    const [call] = publicCalls
    if (call === undefined) throw new Error('no calls')
    const described = Object.values(openApi('https://example.org', [{ ...call, cost }]).paths)[0]?.get
    expect([described?.description.startsWith(`${said} `), described?.['x-points']]).toEqual([true, cost])
  })

  test.each(['Not cacheable.', 'Cacheable for'])('says of calls in words: %s', (said) => {
    const some = operations.filter(({ description: words }) => words.includes(` ${said}`))
    expect(some.length).toBeGreaterThan(0)
    for (const call of some)
      expect([call.operationId, call['x-max-age'] === 0]).toEqual([call.operationId, said === 'Not cacheable.'])
  })

  test('only calls for users take a token, and only those that send something have a body', () => {
    for (const call of [...publicCalls, ...tokenCalls]) {
      const { security, requestBody } = operations.find(({ operationId }) => operationId === call.id) ?? {}
      if (call.audience === 'anyone') expect([call.id, security]).toEqual([call.id, undefined])
      if (!('body' in call)) expect([call.id, requestBody]).toEqual([call.id, undefined])
    }
    expect(operations.some(({ requestBody }) => requestBody?.required === true)).toBe(
      tokenCalls.some((call) => 'body' in call),
    )
  })

  test('a parameter has the words that it may be, or how it is written', () => {
    const schemas = new Map(
      operations.flatMap(({ parameters }) => parameters.map(({ name, schema }) => [name, schema])),
    )
    expect(schemas.get('lang')).toEqual({ type: 'string', enum: [...languages] })
    expect(schemas.get('shard')).toMatchObject({ type: 'string', pattern: expect.any(String) as string })
  })

  test('an optional parameter has a path without it', () => {
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/api/ranking/{type}/{scope}', '/api/ranking/{type}/{scope}/{mode}']),
    )
  })
})

describe.each(publicCalls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  test('has an example that is the call itself', () => {
    const match = matchCall('GET', exampleOf(call))
    expect(match.ok && match.call.id, exampleOf(call)).toBe(id)
  })

  test('says how it can fail', () => expect(failuresOf(call).length).toBeGreaterThan(0))
})
