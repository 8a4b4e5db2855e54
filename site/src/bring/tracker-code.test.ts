import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, planImport, readCode } from './tracker-code.ts'

const fish = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, itemId: 5000 - at }))

describe('a code', () => {
  test('is the sorted item ids of what one has', () => {
    expect(codeOf(fish, new Set([1, 3]))).toBe('[4998,5000]')
    expect(codeOf(fish, new Set())).toBe('[]')
  })

  test('is read as it was written, and adds nothing to the same character', () => {
    fc.assert(
      fc.property(fc.subarray(fish, { minLength: 1 }), fc.subarray(fish), (coded, has) => {
        const ids = new Set(coded.map(({ id }) => id))
        const read = readCode(codeOf(fish, ids))
        if (!read.ok) throw new Error(read.problem)
        expect(planImport(read.itemIds, fish, ids)).toEqual({ add: [], unknown: 0 })
        const owned = new Set(has.map(({ id }) => id))
        expect(new Set(planImport(read.itemIds, fish, owned).add)).toEqual(ids.difference(owned))
      }),
    )
  })

  test('of other fish says how many ids are not known', () => {
    expect(planImport([5000, 1, 2, 4999], fish, new Set([2]))).toEqual({ add: [1], unknown: 2 })
  })

  test.each([
    ['[5000, 4999, 5000]', [5000, 4999]],
    ['{"completed":[4998],"pinned":[1],"filters":{}}', [4998]],
    ['  [1]\n', [1]],
  ])('%s has the ids %j', (text, itemIds) => expect(readCode(text)).toEqual({ ok: true, itemIds }))

  test.each([
    ['[5000,', 'notJson'],
    ['fish', 'notJson'],
    ['null', 'shape'],
    ['7', 'shape'],
    ['{}', 'shape'],
    ['{"completed":7}', 'shape'],
    ['["5000"]', 'shape'],
    ['[1.5]', 'shape'],
    ['[-1]', 'shape'],
    ['[0]', 'shape'],
    ['[4776,0]', 'shape'],
    ['[9007199254740992]', 'shape'],
    ['[]', 'empty'],
    ['{"completed":[]}', 'empty'],
    [`[${'1,'.repeat(250_000)}1]`, 'tooLong'],
  ])('%.20s is refused: %s', (text, problem) => expect(readCode(text)).toEqual({ ok: false, problem }))
})
