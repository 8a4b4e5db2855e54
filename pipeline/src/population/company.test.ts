import { expect, test } from 'vitest'
import { companyAt, companyById, membersOf } from './company.ts'
import { fixtureTables } from './fixture.ts'
import { personAt } from './person.ts'
import { makePopulationWorld } from './world.ts'

const now = Date.UTC(2026, 10, 1) / 1000
const world = makePopulationWorld({ seed: 'test', size: 600, tables: fixtureTables, now })

test('a company is found by its id of 19 digits, and no other id finds one', () => {
  const company = companyAt(world, 5)
  expect(company.id).toMatch(/^\d{19}$/)
  expect(companyById(world, company.id)).toEqual(company)
  expect(companyById(world, String(BigInt(company.id) + 1n))).toBeNull()
  expect(companyById(world, companyAt(world, 9999).id)).toBeNull()
  expect(companyById(world, 'x')).toBeNull()
})

test('members and people agree on who is in', () => {
  const listed = new Map<number, string>()
  for (let number = 0; number < 20; number++) {
    const company = companyAt(world, number)
    for (const member of membersOf(world, company)) {
      expect(member.worldId).toBe(company.worldId)
      listed.set(member.index, company.id)
    }
  }
  for (let index = 0; index < world.size; index++) {
    const person = personAt(world, index)
    expect(listed.get(index)).toBe(person.state === 'listed' ? person.freeCompany?.id : undefined)
  }
  expect(listed.size).toBeGreaterThan(200)
})
