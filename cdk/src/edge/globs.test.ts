import fc from 'fast-check'
import { calls } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { behaviourAt, functionBehaviours } from './behaviours.ts'
import { route } from './route.ts'
import { edgeTable } from './table.ts'

const behaviour = (path: string) => behaviourAt(functionBehaviours, path)

const words = fc.oneof(
  fc.constantFrom('en', 'de', 'mounts', 'mount', 'global', 'all', 'mounts,minions', '12', '1700000000000', 'rarity'),
  fc.stringMatching(/^[a-zA-Z0-9,-]{1,8}$/),
)

describe('functionBehaviours', () => {
  test('one pattern a call', () =>
    expect(functionBehaviours.map(({ pattern, name }) => [pattern, name])).toEqual([
      ['/api/game/??/?*/?*', 'game'],
      ['/api/game/??/?*,?*', 'game'],
      ['/api/char/?*/?*', 'character'],
      ['/api/charcache/?*', 'character'],
      ['/api/charrealtime/?*', 'realtime'],
      ['/api/chartimeline/?*', 'character'],
      ['/api/charprofile/?*', 'character'],
      ['/api/charsearch/?*', 'search'],
      ['/api/lodestonesearch/?*', 'lodestone'],
    ]))

  test('what the route gives to a function comes to that function, and what it finds in the bucket to none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...calls),
        fc.array(words, { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (call, [...given], slash) => {
          const path = call.path.replace(/\{\w+\??\}/g, () => given.shift() ?? '') + (slash ? '/' : '')
          const routed = route(edgeTable, path)
          if (routed.kind === 'function') expect(behaviour(path)?.name).toBe(routed.name)
          if (routed.kind === 'object') expect(behaviour(path)).toBeUndefined()
        },
      ),
      { numRuns: 3000 },
    )
  })

  test.each(['/', '/api/', '/char/12/', '/api/game/schema', '/api/game/en/mounts/', '/api/published/'])(
    '%s is no function’s',
    (path) => expect(behaviour(path)).toBeUndefined(),
  )
})
