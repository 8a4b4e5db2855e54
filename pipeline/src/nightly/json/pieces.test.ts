import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Pieces, startPieces } from './pieces.ts'

const encoder = new TextEncoder()

const piecesOf = (texts: readonly string[], room: number): Pieces => {
  const pieces = startPieces(texts.length, room)
  for (const text of texts) pieces.add(encoder.encode(text))
  return pieces.done()
}

/** The words of a piece, copied as numbers as the writer does, and the bytes they come to. */
const bytesOf = ({ words, starts, lengths }: Pieces, index: number) => {
  const length = Math.ceil((lengths[index] as number) / 8)
  const copy = new Float64Array(length)
  for (let at = 0; at < length; at++) copy[at] = words[(starts[index] as number) + at] as number
  return new Uint8Array(copy.buffer)
}

const textOf = (pieces: Pieces, index: number) =>
  new TextDecoder().decode(bytesOf(pieces, index).subarray(0, pieces.lengths[index]))

test('pieces come back as they were, in any script, though more come than there was room for', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), fc.nat(400), (texts, room) => {
      const clean = texts.map((text) => text.toWellFormed())
      const pieces = piecesOf(clean, room)
      expect(clean.map((_, index) => textOf(pieces, index))).toEqual(clean)
    }),
  )
})

test('each begins at a whole word, and what follows its end is zero', () => {
  const pieces = piecesOf(['12345678', '', 'a', '123456789'], 18)
  expect(Array.from(pieces.starts)).toEqual([0, 1, 1, 2])
  expect(Array.from(pieces.lengths)).toEqual([8, 0, 1, 9])
  expect(Array.from(bytesOf(pieces, 2))).toEqual([97, 0, 0, 0, 0, 0, 0, 0])
  expect(Array.from(bytesOf(pieces, 3).subarray(9))).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('the last letters of Unicode come through as numbers too', () => {
  const text = '\u{10ffff}\u{10ffff}\uffff\u{10fffe}'
  expect(textOf(piecesOf([text], text.length * 3), 0)).toBe(text)
})
