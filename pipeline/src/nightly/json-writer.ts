import type { Texts } from './columns.ts'

const encoder = new TextEncoder()

const [quote, backslash, zero] = [34, 92, 48]
const hex = '0123456789abcdef'

/**
 * Writes JSON as bytes, piece by piece: a night has some twenty million rows, and making objects and strings of them first
 * takes many times as long. A class, because closures over the place cost twice the time.
 */
export class JsonWriter {
  #bytes = new Uint8Array(1 << 16)
  #at = 0

  /** Forgets what was written. */
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
    const bytes = this.#bytes
    let digits = 1
    for (let limit = 10; value >= limit; limit *= 10) digits++
    let at = this.#at + digits
    this.#at = at
    while (value > 0xffffffff) {
      const rest = Math.floor(value / 10)
      bytes[--at] = zero + (value - rest * 10)
      value = rest
    }
    let small = value >>> 0
    while (small > 9) {
      const rest = Math.floor(small / 10)
      bytes[--at] = zero + (small - rest * 10)
      small = rest
    }
    bytes[--at] = zero + small
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
