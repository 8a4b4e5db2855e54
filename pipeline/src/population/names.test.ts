import { expect, test } from 'vitest'
import { companyName, personName } from './names.ts'
import { randomOf } from './random.ts'

const names = Array.from({ length: 20_000 }, (_, index) =>
  personName(randomOf(index, 5), (index % 8) + 1, index % 2 ? 'male' : 'female'),
)

test('a name is two words of 2 to 15 letters and 20 in all', () => {
  for (const name of names) {
    expect(name).toMatch(/^[A-Z][A-Za-z'-]{1,14} [A-Z][A-Za-z'-]{1,14}$/)
    expect(name.length - 1, name).toBeLessThanOrEqual(20)
  }
})

test('names vary, some have apostrophes, some are as long as a name can be', () => {
  expect(new Set(names).size).toBeGreaterThan(15_000)
  expect(names.filter((name) => name.includes("'")).length).toBeGreaterThan(500)
  expect(names.some((name) => name.length === 21)).toBe(true)
  expect(names.some((name) => name.split(' ').some((part) => part.length === 15))).toBe(true)
  expect(names.some((name) => name.split(' ').some((part) => part.length === 2))).toBe(true)
})

test('a company has a name and a tag of at most five characters', () => {
  const companies = Array.from({ length: 500 }, (_, index) => companyName(randomOf(index)))
  for (const { name, tag } of companies) {
    expect(name.length).toBeLessThanOrEqual(22)
    expect(tag.length).toBeGreaterThanOrEqual(2)
    expect(tag.length).toBeLessThanOrEqual(5)
  }
})
