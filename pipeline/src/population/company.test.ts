import { expect, test } from 'vitest'
import { companyAt, companyById, membersOf } from './company.ts'
import { fixtureTables } from './fixture.ts'
import { personAt } from './person.ts'
import { makePopulation } from './population.ts'

const now = Date.UTC(2026, 10, 1) / 1000
const population = makePopulation({ seed: 'test', size: 600, tables: fixtureTables, now })

test('a company is found by its id of 19 digits, and no other id finds one', () => {
  const company = companyAt(population, 5)
  expect(company.id).toMatch(/^\d{19}$/)
  expect(companyById(population, company.id)).toEqual(company)
  expect(companyById(population, String(BigInt(company.id) + 1n))).toBeNull()
  expect(companyById(population, companyAt(population, 9999).id)).toBeNull()
  expect(companyById(population, 'x')).toBeNull()
})

test('members and people agree on who is in', () => {
  const listed = new Map<number, string>()
  for (let number = 0; number < 30; number++) {
    const company = companyAt(population, number)
    for (const member of membersOf(population, company)) {
      expect(member.worldId).toBe(company.worldId)
      listed.set(member.index, company.id)
    }
  }
  for (let index = 0; index < population.size; index++) {
    const person = personAt(population, index)
    expect(listed.get(index)).toBe(person.state === 'listed' ? person.freeCompany?.id : undefined)
  }
  expect(listed.size).toBeGreaterThan(200)
})
