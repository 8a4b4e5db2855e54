import { crc32 } from 'node:zlib'
import type { Owned } from '../character/index.ts'

type DamageCode = 'tooShort' | 'unknownVersion' | 'checksum' | 'malformed'

type Decoded = { ok: true; entries: Owned[] } | { ok: false; code: DamageCode }

const version = 1
const trailer = 4
const largestId = 0x7fffffff
const largestDate = 0xffffffff

/** A growing list of unsigned numbers, seven bits a byte, low bits first. Divides instead of shifting, because the difference of two dates needs 33 bits. */
const writer = (capacity: number) => {
  const bytes = new Uint8Array(capacity)
  let at = 0
  return {
    byte: (value: number) => {
      bytes[at++] = value
    },
    number: (value: number) => {
      while (value > 127) {
        bytes[at++] = (value % 128) + 128
        value = Math.floor(value / 128)
      }
      bytes[at++] = value
    },
    seal: () => {
      new DataView(bytes.buffer).setUint32(at, crc32(bytes.subarray(0, at)))
      return bytes.slice(0, at + trailer)
    },
  }
}

const checked = (entries: readonly Owned[]): Owned[] => {
  const sorted = entries.toSorted((a, b) => a.id - b.id)
  let previous = -1
  for (const { id, date } of sorted) {
    if (!Number.isInteger(id) || id < 0 || id > largestId) throw new RangeError(`ownership: ${id} is not a valid id`)
    if (!Number.isInteger(date) || date < 0 || date > largestDate)
      throw new RangeError(`ownership: ${date} is not a valid date`)
    if (id === previous) throw new RangeError(`ownership: ${id} is there twice`)
    previous = id
  }
  return sorted
}

/**
 * Writes an ownership set: version, count, the ids as gaps, then the dates as signed differences, then CRC-32.
 * Sorts by id; throws `RangeError` for an id that is there twice or does not fit 31 bits, or a date that does not fit 32.
 */
export const encodeOwnership = (entries: readonly Owned[]): Uint8Array => {
  const sorted = checked(entries)
  const out = writer(1 + 5 + sorted.length * 10 + trailer)
  out.byte(version)
  out.number(sorted.length)
  let id = -1
  for (const entry of sorted) {
    out.number(entry.id - id - 1)
    id = entry.id
  }
  let date = 0
  for (const entry of sorted) {
    const step = entry.date - date
    out.number(step < 0 ? -2 * step - 1 : 2 * step)
    date = entry.date
  }
  return out.seal()
}

/** Reads numbers one after another; a class, because closures over the place cost twice the time. */
class Reader {
  #bytes: Uint8Array
  #at = 1
  #end: number

  constructor(bytes: Uint8Array, end: number) {
    this.#bytes = bytes
    this.#end = end
  }

  /** The next number, or -1 where the bytes do not hold one. */
  number(): number {
    let value = 0
    let scale = 1
    for (let read = 0; read < 5 && this.#at < this.#end; read++) {
      const byte = this.#bytes[this.#at++] as number
      if (byte < 128) return value + byte * scale
      value += (byte - 128) * scale
      scale *= 128
    }
    return -1
  }

  get left(): number {
    return this.#end - this.#at
  }
}

const damaged = (code: DamageCode): Decoded => ({ ok: false, code })

/** Reads an ownership set, sorted by id; bytes that `encodeOwnership` did not write are refused with a code. */
export const decodeOwnership = (bytes: Uint8Array): Decoded => {
  const end = bytes.length - trailer
  if (end < 2) return damaged('tooShort')
  if (bytes[0] !== version) return damaged('unknownVersion')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(end) !== crc32(bytes.subarray(0, end))) return damaged('checksum')
  const read = new Reader(bytes, end)
  const count = read.number()
  if (count < 0 || count * 2 > read.left) return damaged('malformed')
  const entries: Owned[] = new Array<Owned>(count)
  let id = -1
  for (let at = 0; at < count; at++) {
    const gap = read.number()
    id += gap + 1
    if (gap < 0 || id > largestId) return damaged('malformed')
    entries[at] = { id, date: 0 }
  }
  let date = 0
  for (const entry of entries) {
    const step = read.number()
    if (step < 0) return damaged('malformed')
    date += step % 2 === 1 ? -(step + 1) / 2 : step / 2
    if (date < 0 || date > largestDate) return damaged('malformed')
    entry.date = date
  }
  return read.left === 0 ? { ok: true, entries } : damaged('malformed')
}
