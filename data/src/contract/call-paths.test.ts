import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callPaths } from './call-paths.ts'
import { calls } from './calls.ts'
import { fill } from './open-call-paths.ts'

test('every path belongs to a call, and every call has the path of its id', () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(Object.keys(callPaths).toSorted())
  for (const { id, method, path } of calls) expect({ method, path }).toEqual(callPaths[id])
})

test('fill leaves what has no value empty', () => {
  expect(fill('/api/ranking/{type}/{scope}/{mode?}', { type: 'mount', scope: 'Lich' })).toBe('/api/ranking/mount/Lich/')
})

test.each(['open-call-paths.ts', 'user-call-paths.ts', 'filled-path.ts', 'limits.ts'])(
  '%s imports nothing, so that a browser that makes calls loads no schemas',
  (file) => expect(readFileSync(join(import.meta.dirname, file), 'utf8')).not.toMatch(/^(import|export .* from) /m),
)
