import { sharedU32 } from '../arrays/shared-memory.ts'

/** Bytes in a word. */
const wordSize = 8

/**
 * Pieces of JSON that are written again and again, each beginning at a whole word, so that they are copied by words. Bytes
 * after a piece's end are zero. As UTF-8 no eight bytes of them are NaN, which would not come
 * through whole: no text has the byte 255, nor 127 after 240 or more.
 */
export interface Pieces {
  words: Float64Array
  /** Where each piece begins, in words. */
  starts: Uint32Array
  /** Bytes of each piece. */
  lengths: Uint32Array
}

/** Collects `count` pieces of bytes, together about `room` bytes long. */
export const startPieces = (count: number, room: number) => {
  const wordsFor = (bytes: number) => new Float64Array(new SharedArrayBuffer(Math.ceil(bytes / wordSize) * wordSize))
  const starts = sharedU32(count)
  const lengths = sharedU32(count)
  let words = wordsFor(room + count * wordSize)
  let [next, number] = [0, 0]
  return {
    add: (piece: Uint8Array): void => {
      const end = next + Math.ceil(piece.length / wordSize)
      if (end > words.length) {
        const larger = wordsFor(end * wordSize * 1.5)
        larger.set(words)
        words = larger
      }
      starts[number] = next
      lengths[number++] = piece.length
      new Uint8Array(words.buffer, next * wordSize, piece.length).set(piece)
      next = end
    },
    done: (): Pieces => ({ words, starts, lengths }),
  }
}
