import type { Texts } from '../arrays/columns.ts'
import type { Pieces } from './pieces.ts'

const encoder = new TextEncoder()

const [quote, backslash, zero, comma, close] = [34, 92, 48, 44, 93]
const hex = '0123456789abcdef'

/** Writes a number below 2^32 at an offset; returns the offset after it. */
const putSmall = (bytes: Uint8Array, at: number, value: number): number => {
  let digits = 1
  for (let limit = 10; value >= limit; limit *= 10) digits++
  const end = at + digits
  let left = value >>> 0
  let offset = end
  while (left > 9) {
    const rest = (left / 10) >>> 0
    bytes[--offset] = zero + left - rest * 10
    left = rest
  }
  bytes[--offset] = zero + left
  return end
}

/** Writes a whole number up to 2^53 - 1 at an offset; returns the offset after it. */
const putInt = (bytes: Uint8Array, at: number, value: number): number => {
  if (value <= 0xffffffff) return putSmall(bytes, at, value)
  const high = Math.floor(value / 1e9)
  const low = value - high * 1e9
  const middle = putSmall(bytes, at, high)
  // Nine digits with their leading zeros: a one before them that is then written over.
  const kept = bytes[middle - 1] as number
  putSmall(bytes, middle - 1, 1e9 + low)
  bytes[middle - 1] = kept
  return middle + 9
}

/**
 * Writes JSON as bytes, piece by piece: a night has some twenty million rows, and making objects and strings of them first
 * takes many times as long. A class, because closures over the offset take twice the time.
 */
export class JsonWriter {
  #bytes = new Uint8Array(1 << 16)
  #view = new DataView(this.#bytes.buffer)
  #at = 0

  clear(): void {
    this.#at = 0
  }

  /** What was written; valid until the next call. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#at)
  }

  #room(more: number): void {
    const needed = this.#at + more
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2))
    larger.set(this.#bytes.subarray(0, this.#at))
    this.#bytes = larger
    this.#view = new DataView(larger.buffer)
  }

  /** Text that is JSON already. */
  raw(text: string): void {
    this.#room(text.length * 3)
    this.#at += encoder.encodeInto(text, this.#bytes.subarray(this.#at)).written
  }

  /** One ASCII character. */
  char(code: number): void {
    this.#room(1)
    this.#bytes[this.#at++] = code
  }

  /** A whole number, 0 to 2^53 - 1. */
  int(value: number): void {
    this.#room(16)
    this.#at = putInt(this.#bytes, this.#at, value)
  }

  /** Whole numbers below 2^32 of a list, from one index to before another, each with a comma before it. */
  ints(values: Uint32Array, from: number, to: number): void {
    this.#room((to - from) * 11)
    const bytes = this.#bytes
    let at = this.#at
    for (let index = from; index < to; index++) {
      bytes[at++] = comma
      at = putSmall(bytes, at, values[index] as number)
    }
    this.#at = at
  }

  /** An array of a piece, which begins it, and four whole numbers below 2^32, or five; then a comma. */
  row({ words, starts, lengths }: Pieces, index: number, a: number, b: number, c: number, d: number, e?: number): void {
    const start = starts[index] as number
    const length = lengths[index] as number
    this.#room(length + 70)
    const [bytes, view] = [this.#bytes, this.#view]
    let at = this.#at
    // Word by word, in a loop of our own: pieces have some hundred bytes, and a call of the machine's copy costs more.
    const end = start + ((length + 7) >>> 3)
    for (let word = start, to = at; word < end; word++, to += 8) view.setFloat64(to, words[word] as number, true)
    at += length
    bytes[at++] = comma
    at = putSmall(bytes, at, a)
    bytes[at++] = comma
    at = putSmall(bytes, at, b)
    bytes[at++] = comma
    at = putSmall(bytes, at, c)
    bytes[at++] = comma
    at = putSmall(bytes, at, d)
    if (e !== undefined) {
      bytes[at++] = comma
      at = putSmall(bytes, at, e)
    }
    bytes[at++] = close
    bytes[at++] = comma
    this.#at = at
  }

  /** Takes the last byte back. */
  back(): void {
    this.#at--
  }

  /** The text number `index` without its first `skip` bytes, as a JSON string. */
  text({ bytes: from, ends }: Texts, index: number, skip = 0): void {
    const start = (index === 0 ? 0 : (ends[index - 1] as number)) + skip
    const end = ends[index] as number
    this.#room((end - start) * 6 + 2)
    const bytes = this.#bytes
    let at = this.#at
    bytes[at++] = quote
    for (let source = start; source < end; source++) {
      const byte = from[source] as number
      if (byte === quote || byte === backslash) bytes[at++] = backslash
      if (byte >= 32) bytes[at++] = byte
      else {
        for (const char of `\\u00${hex[byte >> 4]}${hex[byte & 15]}`) bytes[at++] = char.charCodeAt(0)
      }
    }
    bytes[at++] = quote
    this.#at = at
  }
}
