import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { calls } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { route } from '../edge/route.ts'
import { edgeTable } from '../edge/table.ts'
import { edgeCode, edgeCodeLimit } from './edge-code.ts'
import type { EdgeRequest, EdgeResponse } from './viewer-request.ts'

type Handler = (event: { request: EdgeRequest }) => EdgeRequest | EdgeResponse

const code = edgeCode(edgeTable)
const handler = runInNewContext(`${code};handler`) as Handler

const ask = (uri: string, querystring: EdgeRequest['querystring'] = {}): EdgeRequest | EdgeResponse =>
  // Objects of another context have other prototypes; plain copies compare.
  structuredClone(handler({ request: { method: 'GET', uri, querystring } }))

const goesTo = (answer: EdgeRequest | EdgeResponse) => {
  if ('uri' in answer) return answer.uri
  return answer.statusCode === 301 ? `301 ${answer.headers.location?.value}` : String(answer.statusCode)
}

const expected = (path: string) => {
  const to = route(edgeTable, path)
  if (to.kind === 'object') return `/${to.key}`
  if (to.kind === 'redirect') return `301 ${to.to}`
  if (to.kind === 'function') return `301 /${path.split('/').filter(Boolean).join('/')}`
  return /^\/+api\/+[^/]/.test(path) ? '404' : '/404'
}

describe('edgeCode', () => {
  test('fits in a CloudFront function with room to spare', () =>
    expect(Buffer.byteLength(code)).toBeLessThan(edgeCodeLimit * 0.9))

  test('leaves syntax out that the runtime does not have', () =>
    expect(code).not.toMatch(/=>|\bclass\b|\bfor *\([^;)]* of |\?\.|\?\?|\.\.\.[\w[{]/))

  test.each([
    '/',
    '/de/ranking/mount/Chaos/',
    '/char/1/mounts/',
    '/_astro/a.B1x.css',
    '/api/',
    '/api/game/fr/mounts/',
    '/api//game/en/mounts,minions',
    '/../x',
    '/api/nothing',
    '//char//1',
  ])('agrees with the route on %s', (path) => expect(goesTo(ask(path))).toBe(expected(path)))

  test('agrees with the route on any path', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'api',
        'game',
        'en',
        'de',
        'mounts',
        'mount',
        'global',
        'all',
        'a,b',
        '12',
        'char',
        '..',
        '',
        '\\',
      ),
      fc.stringMatching(/^[a-zA-Z0-9,.%-]{1,8}$/),
    )
    const paths = fc.oneof(
      fc.array(word, { maxLength: 6 }).map((words) => `/${words.join('/')}`),
      fc
        .tuple(fc.constantFrom(...calls), fc.array(word, { minLength: 4, maxLength: 4 }))
        .map(([call, [...words]]) => call.path.replace(/\{\w+\??\}/g, () => words.pop() ?? '')),
    )
    fc.assert(
      fc.property(paths, (path) => {
        expect(goesTo(ask(path))).toBe(expected(path))
      }),
      { numRuns: 5000 },
    )
  })

  test('keeps the query when it redirects', () => {
    const query = {
      q: { value: 'a%20b' },
      flag: { value: '' },
      n: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    }
    expect(goesTo(ask('/de', query))).toBe('301 /de/?q=a%20b&flag&n=1&n=2')
  })

  test('never sends a reader to another host', () => {
    const anything = fc
      .array(fc.constantFrom('/', '\\', 'evil.test', 'x', '%5C', '.', '@'))
      .map((words) => `/${words.join('')}`)
    fc.assert(
      fc.property(anything, (path) => {
        const to = goesTo(ask(path))
        if (to.startsWith('301 ')) expect(new URL(to.slice(4), 'https://ours.test').host).toBe('ours.test')
      }),
    )
  })

  test('an unknown call gets a sentence that a program can read', () =>
    expect(ask('/api/nothing')).toMatchObject({
      statusCode: 404,
      body: JSON.stringify({ code: 'noSuchCall', message: 'There is no such call.' }),
    }))

  test('a table that does not fit stops the build', () =>
    expect(() => edgeCode({ ...edgeTable, languages: ['x'.repeat(edgeCodeLimit)] })).toThrow('CloudFront takes 10240'))
})
