import { clanAndGender } from '@kupodex/data/character'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { bodyOf, wearOf } from '../wear.ts'

const hairs = loadTable('hairs').filter(({ deleted }) => !deleted)
const clans = loadTable('clans').map(({ id }) => id)

test.each(['male', 'female'] as const)('a clan and %s are found in the number that characters have', (gender) => {
  for (const clanId of clans)
    expect(bodyOf(clanAndGender({ clanId, gender }))).toEqual({ tribeId: clanId, gender: gender === 'male' ? 0 : 1 })
})

describe('whether a hairstyle can be worn', () => {
  test('follows from the bodies that the table has icons for', () => {
    for (const { icons } of hairs) {
      const bodies = new Set(icons.map(({ tribeId, gender }) => `${tribeId} ${gender}`))
      for (const clanId of clans)
        for (const gender of ['male', 'female'] as const) {
          const has = bodies.has(`${clanId} ${gender === 'male' ? 0 : 1}`)
          const expected = icons.length === 0 ? 'unknown' : has ? 'yes' : 'no'
          expect(wearOf(icons, clanAndGender({ clanId, gender }))).toBe(expected)
        }
    }
  })

  test('is not known for a character whose clan is not', () => {
    for (const { icons } of hairs) expect(wearOf(icons, 0)).toBe('unknown')
  })

  test('some exist for one gender alone', () => {
    const ponytails = hairs.find(({ icons }) => icons.length === 14)
    const genders = new Set(ponytails?.icons.map(({ gender }) => gender))
    expect(genders.size).toBe(1)
  })
})
