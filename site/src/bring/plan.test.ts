import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planOf } from './plan.ts'

test('what a character has is known, what it lacks is added once, with the earliest date', () => {
  const marks = [
    { type: 'hair', id: 1, date: null },
    { type: 'fish', id: 1, date: 9 },
    { type: 'fish', id: 1, date: 5 },
    { type: 'fish', id: 2, date: null },
    { type: 'fish', id: 3, date: 1 },
  ] as const
  const has = new Map([['fish', new Set([3, 4])]] as const)
  expect(planOf(marks, has)).toEqual([
    { type: 'hair', add: [{ type: 'hair', id: 1, date: null }], known: 0 },
    {
      type: 'fish',
      add: [
        { type: 'fish', id: 1, date: 5 },
        { type: 'fish', id: 2, date: null },
      ],
      known: 1,
    },
  ])
})

test('what is added is all that is missing and nothing else', () => {
  const ids = fc.array(fc.integer({ min: 1, max: 20 }))
  fc.assert(
    fc.property(ids, ids, (wanted, owned) => {
      const has = new Map([['fish', new Set(owned)]] as const)
      const [part] = planOf(
        wanted.map((id) => ({ type: 'fish' as const, id, date: null })),
        has,
      )
      const missing = new Set(wanted).difference(new Set(owned))
      expect(new Set(part?.add.map(({ id }) => id))).toEqual(missing)
      expect((part?.known ?? 0) + (part?.add.length ?? 0)).toBe(new Set(wanted).size)
    }),
  )
})
