import { lodestoneFaces } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { faceFrom } from './face.ts'

const address = `${lodestoneFaces}f/a_bfc0.jpg?1`

test('a face is loaded from the Lodestone itself, or from what stands in for it', () => {
  expect(faceFrom(lodestoneFaces, address)).toBe(address)
  expect(faceFrom('http://127.0.0.1:4301/', address)).toBe('http://127.0.0.1:4301/f/a_bfc0.jpg?1')
})

test.each(['', undefined])('no face is loaded where the site draws them (%j)', (from) =>
  expect(faceFrom(from, address)).toBeNull(),
)

test.each(['', '7.jpg', 'https://evil.example/f/a.jpg', 'http://127.0.0.1:4301/f/a_bfc0.jpg', 'javascript:alert(1)'])(
  '%j is no face, whoever kept it',
  (other) => expect(faceFrom(lodestoneFaces, other)).toBeNull(),
)
