import { describe, expect, test } from 'vitest'
import { registration, type RegisteredCommand, type RegisteredOption } from './commands.ts'

const all = registration()

type Words = Pick<RegisteredOption, 'name' | 'name_localizations' | 'description' | 'description_localizations'>

/** Every spelling of a name, and every description. */
const spellings = ({ name, name_localizations: others }: Words) => [name, ...Object.values(others)]
const descriptions = ({ description, description_localizations: others }: Words) => [
  description,
  ...Object.values(others),
]

describe.each(all.map((command) => [command.name, command] as const))('/%s', (_, command: RegisteredCommand) => {
  const parts: Words[] = [command, ...command.options]

  test('has names that Discord takes, in four languages', () => {
    for (const part of parts) {
      expect(spellings(part)).toHaveLength(4)
      for (const name of spellings(part)) {
        expect(name).toMatch(/^[-_\p{L}\p{N}]{1,32}$/u)
        expect(name).toBe(name.toLowerCase())
      }
    }
  })

  test('has descriptions that fit, alone and together', () => {
    for (const part of parts)
      for (const text of descriptions(part)) {
        expect(text.length, text).toBeGreaterThan(0)
        expect(text.length, text).toBeLessThanOrEqual(100)
      }
    const letters = parts.flatMap((part) => [...spellings(part), ...descriptions(part)]).join('').length
    expect(letters).toBeLessThanOrEqual(4000)
  })

  test('has what is needed first', () => {
    const needed = command.options.map(({ required }) => required)
    expect(needed).toEqual(needed.toSorted((a, b) => Number(b) - Number(a)))
  })
})

test('each name is there once, in each language', () => {
  for (const at of [0, 1, 2, 3]) {
    const names = all.map((command) => spellings(command)[at])
    expect(new Set(names).size).toBe(names.length)
  }
})
