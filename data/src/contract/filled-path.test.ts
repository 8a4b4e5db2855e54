import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callAddress, filledPath } from './filled-path.ts'

test.each(['.', '..'])('a parameter %s is refused by its name, since it would lead elsewhere', (value) => {
  expect(() => filledPath('/api/char/{id}/{type}', { id: 7, type: value })).toThrow(`type must not be "${value}"`)
  expect(() => callAddress('/api/game/{lang}/{table?}', { lang: value })).toThrow(`lang must not be "${value}"`)
})

test('whatever else a parameter is, the address that is fetched is the one that was filled in', () => {
  const text = fc.string({
    unit: fc.constantFrom('.', '/', '%', '2', 'e', 'E', '\\', '?', '#', ' ', ','),
    minLength: 1,
  })
  fc.assert(
    fc.property(text, (value) => {
      fc.pre(value !== '.' && value !== '..')
      const address = callAddress('/api/charsearch/{text}', { text: value })
      expect(new URL(address, 'https://kupodex.example').pathname).toBe(address)
    }),
  )
})
