import fc from 'fast-check'
import { type Answerer, calls, matchCall } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import { behaviourAt, functionBehaviours } from './behaviours.ts'
import { byNarrowness, covers, fits, overlap } from './globs.ts'
import { route } from './route.ts'
import { edgeTable } from './table.ts'

const behaviour = (path: string) => behaviourAt(functionBehaviours, path)

const words = fc.oneof(
  fc.constantFrom('en', 'de', 'mounts', 'mount', 'global', 'all', 'mounts,minions', '12', '1700000000000', 'rarity'),
  fc.stringMatching(/^[a-zA-Z0-9,-]{1,8}$/),
)

describe('functionBehaviours', () => {
  test('each call that a function answers belongs to one pattern', () => {
    const answered = calls.filter(({ answerer }) => answerer.kind === 'function').map(({ id }) => id)
    expect(functionBehaviours.flatMap((found) => found.calls).toSorted()).toEqual(answered.toSorted())
    expect(new Set(functionBehaviours.map(({ pattern }) => pattern)).size).toBe(functionBehaviours.length)
  })

  test('what the contract gives to a function comes to that function, to be cached as the call says, and what the bucket has to none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...calls),
        fc.array(words, { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        (call, [...given], slash) => {
          const path = call.path.replace(/\{\w+\??\}/g, () => given.shift() ?? '') + (slash ? '/' : '')
          const match = matchCall('GET', path)
          const answerer: Answerer | undefined = match.ok ? match.call.answerer : undefined
          if (match.ok && answerer?.kind === 'function') {
            expect(behaviour(path)).toMatchObject({ name: answerer.name, cache: match.call.cache })
          }
          if (answerer?.kind === 'published' || route(edgeTable, path).kind === 'object') {
            expect(behaviour(path)).toBeUndefined()
          }
        },
      ),
      { numRuns: 3000 },
    )
  })

  test.each(['/', '/api/', '/char/12/', '/api/game/schema', '/api/game/en/mounts/', '/api/published/'])(
    '%s belongs to no function',
    (path) => expect(behaviour(path)).toBeUndefined(),
  )
})

describe('patterns', () => {
  const pattern = fc
    .array(fc.constantFrom('?*', '??', 'a', 'ab', 'a*', '?*,?*', 'b'), { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`)
  const path = fc
    .array(fc.stringMatching(/^[ab,]{1,3}$/), { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`)
  const pathOf = (text: string) => text.replaceAll('*', '').replaceAll('?', 'a')

  test('a pattern that covers another takes all of its paths, and comes after it', () => {
    fc.assert(
      fc.property(pattern, pattern, path, (wide, narrow, some) => {
        if (wide === narrow || !covers(wide, narrow)) return
        expect(fits(wide, pathOf(narrow))).toBe(true)
        if (fits(narrow, some)) expect(fits(wide, some)).toBe(true)
        if (!covers(narrow, wide)) expect(byNarrowness(narrow, wide)).toBeLessThan(0)
      }),
      { numRuns: 5000 },
    )
  })

  test('patterns that take the same path of as many words overlap', () => {
    fc.assert(
      fc.property(pattern, pattern, path, (a, b, some) => {
        const length = (text: string) => text.split('/').length
        if (length(a) === length(some) && length(b) === length(some) && fits(a, some) && fits(b, some)) {
          expect(overlap(a, b)).toBe(true)
        }
      }),
      { numRuns: 5000 },
    )
    expect([overlap('/a/?*', '/?*/b'), overlap('/a/?*', '/b/?*'), overlap('/a/b*', '/a/?*c')]).toEqual([
      true,
      false,
      true,
    ])
  })
})
