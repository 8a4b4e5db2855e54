import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '../game/record-of.ts'
import { markTypes } from './mark-types.ts'
import { ownedOf, thingsOf } from './ownership.ts'
import { partOfType } from './parts.ts'
import { type Proofs } from './proofs.ts'

const noProofs: Proofs = recordOf(markTypes, () => [])

describe('a thing is owned when any way of knowing says so', () => {
  const [read, proven, ticked] = [
    { id: 1, date: 30 },
    { id: 1, date: 20, achievement: 9 },
    { id: 1, date: 10 },
  ]

  test.each([
    ['nothing', {}, []],
    ['ticked', { ticked: [ticked] }, [{ id: 1, date: 10, by: 'ticked' }]],
    ['proven', { proven: [proven] }, [{ id: 1, date: 20, by: 'proven', achievement: 9 }]],
    ['read', { read: [read] }, [{ id: 1, date: 30, by: 'read' }]],
    ['proven and ticked', { proven: [proven], ticked: [ticked] }, [{ id: 1, date: 10, by: 'proven', achievement: 9 }]],
    ['read and ticked', { read: [read], ticked: [ticked] }, [{ id: 1, date: 10, by: 'read' }]],
    ['read and proven', { read: [read], proven: [proven] }, [{ id: 1, date: 20, by: 'read' }]],
    ['all three', { read: [read], proven: [proven], ticked: [ticked] }, [{ id: 1, date: 10, by: 'read' }]],
    ['read without a date', { read: [{ id: 1, date: 0 }], ticked: [ticked] }, [{ id: 1, date: 10, by: 'read' }]],
    ['ticked without a date', { read: [read], ticked: [{ id: 1, date: 0 }] }, [{ id: 1, date: 30, by: 'read' }]],
    [
      'several',
      { read: [{ id: 7, date: 1 }], ticked: [ticked] },
      [
        { id: 1, date: 10, by: 'ticked' },
        { id: 7, date: 1, by: 'read' },
      ],
    ],
  ])('%s', (_, ways, expected) => expect(ownedOf(ways)).toEqual(expected))
})

const things = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), date: fc.nat(5) }), {
  selector: ({ id }) => id,
})

test('no way takes away what another says', () => {
  fc.assert(
    fc.property(things, things, things, (read, proven, ticked) => {
      const all = ownedOf({ read, proven: proven.map((one) => ({ ...one, achievement: 1 })), ticked })
      const ids = new Set([...read, ...proven, ...ticked].map(({ id }) => id))
      expect(all.map(({ id }) => id)).toEqual([...ids].sort((a, b) => a - b))
      for (const { id, date } of all) {
        const dates = [...read, ...proven, ...ticked].flatMap((one) =>
          one.id === id && one.date > 0 ? [one.date] : [],
        )
        expect(date).toBe(dates.length === 0 ? 0 : Math.min(...dates))
      }
    }),
  )
})

test('of what only players tick nothing is read, whatever there is', () => {
  expect(markTypes.filter((type) => partOfType(type) !== null)).toEqual(['emote'])
  const known = { read: () => [{ id: 1, date: 1 }], ticked: () => [], proofs: noProofs }
  expect(thingsOf('emote', known)).toEqual([{ id: 1, date: 1, by: 'read' }])
  for (const type of markTypes.filter((one) => one !== 'emote')) expect(thingsOf(type, known)).toEqual([])
})

test('achievements prove things of their type alone', () => {
  const proofs = { ...noProofs, fish: [[2553, [5, 6]]] } satisfies Proofs
  const known = {
    read: (part: string) => (part === 'achievements' ? [{ id: 2553, date: 9 }] : []),
    ticked: () => [],
    proofs,
  }
  expect(thingsOf('fish', known)).toEqual([
    { id: 5, date: 9, by: 'proven', achievement: 2553 },
    { id: 6, date: 9, by: 'proven', achievement: 2553 },
  ])
  expect(thingsOf('triadCard', known)).toEqual([])
})
