import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemTypes } from '../character/index.ts'
import { fill } from './open-call-paths.ts'
import { callById } from './calls.ts'
import { mostCharacters } from './limits.ts'
import { matchCall } from './match.ts'
import { severalItemsParams } from './several.ts'

const some = fc.array(fc.constantFrom(...itemTypes), { minLength: 1, maxLength: 80 })
const ids = fc.array(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 1, maxLength: mostCharacters })

test('whatever is asked for, and in whatever order, is spelled as the call takes it', () =>
  fc.assert(
    fc.property(some, ids, (types, characters) => {
      const params = severalItemsParams(types, characters)
      const match = matchCall('GET', fill(callById('charsitems').path, params))
      expect(match).toMatchObject({ ok: true, call: { id: 'charsitems' } })
      const asked = (match as unknown as { params: { types: string[]; ids: number[] } }).params
      expect(new Set(asked.types)).toEqual(new Set(types))
      expect(asked.ids).toEqual([...new Set(characters)].sort((a, b) => a - b))
      expect(severalItemsParams(types.toReversed(), characters.toReversed())).toEqual(params)
    }),
  ))
