import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPasted } from './from-list.tsx'

test('IDs and addresses of profiles are read, each character once, and what is neither is said', () => {
  const text = `7, https://eu.finalfantasyxiv.com/lodestone/character/8/
    https://kupodex.test/de/char/9/mounts/;0007 Mina\tExodus、10`
  expect(readPasted(text)).toEqual({ ids: [7, 8, 9, 10], unread: ['Mina', 'Exodus'] })
  expect(readPasted('  \n')).toEqual({ ids: [], unread: [] })
})

test('whatever stands between IDs, all of them are read', () => {
  const id = fc.integer({ min: 1, max: 99_999_999 })
  const gap = fc.constantFrom(' ', '\n', ', ', ';', '\r\n', '、')
  fc.assert(
    fc.property(fc.array(fc.tuple(id, gap), { maxLength: 100 }), (list) => {
      const text = list.map(([one, after]) => `${one}${after}`).join('')
      expect(readPasted(text)).toEqual({ ids: [...new Set(list.map(([one]) => one))], unread: [] })
    }),
  )
})
