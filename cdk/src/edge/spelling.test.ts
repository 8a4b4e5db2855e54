import { callById, fill, matchCall } from '@kupodex/data/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behaviourAt, functionBehaviours } from './behaviours.ts'
import { spelled } from './spelling.ts'

test.each([
  ['/api/charcache/7', '/api/charcache/7'],
  ['/api/charcache/7/', '/api/charcache/7'],
  ['/api/charcache//7///', '/api/charcache/7'],
  ['/api/game/en/mounts,minions', '/api/game/en/minions,mounts'],
  ['/api/game/en/minions,mounts/', '/api/game/en/minions,mounts'],
  ['/api/game/en/mounts,minions,mounts', '/api/game/en/minions,mounts'],
  ['/api/charsearch/Mina,Aldo', '/api/charsearch/Mina,Aldo'],
])('%s has the key of %s', (path, key) => expect(spelled(path)).toBe(key))

test('any order of tables, and any slashes, are one key', () => {
  const tables = ['bardings', 'emotes', 'minions', 'mounts']
  fc.assert(
    fc.property(
      fc.shuffledSubarray(tables, { minLength: 2 }),
      fc.array(fc.nat(3), { maxLength: 4 }),
      (some, slashes) => {
        const extra = (at: number) => '/'.repeat(slashes[at] ?? 0)
        const path = `/api${extra(0)}/game${extra(1)}/en${extra(2)}/${some.join(',')}${extra(3)}`
        expect(spelled(path)).toBe(`/api/game/en/${some.toSorted().join(',')}`)
        expect(spelled(spelled(path))).toBe(spelled(path))
      },
    ),
  )
})

test('the answer is that of the call that was meant, from the same function', () => {
  for (const [id, params] of [
    ['charcache', { id: 7 }],
    ['gameTables', { lang: 'en', tables: 'mounts,minions' }],
  ] as const) {
    const path = fill(callById(id).path, params)
    for (const sent of [path, `${path}/`, path.replace('/api/', '/api//')]) {
      expect(matchCall('GET', spelled(sent))).toMatchObject({ ok: true, call: { id } })
    }
    expect(behaviourAt(functionBehaviours, spelled(path))).toBe(behaviourAt(functionBehaviours, path))
  }
})
