import { expect, test } from 'vitest'
import { nextDuties } from './next-duties.ts'

test('duties say what they give, at which level, and how many enter them', () => {
  const duties = nextDuties('en')
  const named = (name: string) => duties.find((duty) => duty.name === name)
  expect(named('The Navel (Extreme)')).toMatchObject({ level: 50, partySize: 8, fewest: 1 })
  expect(named('The Navel (Extreme)')?.things.mount).not.toHaveLength(0)
  expect(duties.filter(({ things }) => Object.values(things).flat().length === 0)).toEqual([])
  expect(duties.length).toBeGreaterThan(150)
})
