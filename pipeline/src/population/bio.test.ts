import { expect, test } from 'vitest'
import { personBio } from './bio.ts'
import { randomOf } from './random.ts'

test('most write nothing, some write lines, nobody writes only a dash', () => {
  const bios = Array.from({ length: 2000 }, (_, index) => personBio(randomOf(index), 'fr', false))
  expect(bios.filter((bio) => bio === '').length).toBeGreaterThan(1000)
  expect(bios.some((bio) => bio.includes('\n'))).toBe(true)
  expect(bios).not.toContain('-')
})

test('a trap is written on demand', () => {
  expect(personBio(randomOf(1), 'en', true)).toContain('profile is private')
})
