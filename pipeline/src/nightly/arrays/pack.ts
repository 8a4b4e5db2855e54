import { crc32 } from 'node:zlib'
import type { Numbers } from './columns.ts'

/** What can be packed: plain values, and arrays of numbers anywhere in them. */
export type Packable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Numbers
  | readonly Packable[]
  | { readonly [key: string]: Packable }

/** Bytes that are not what they should be; `code` says in which way. */
export class DamagedPackError extends Error {
  readonly code: 'tooShort' | 'notPacked' | 'otherKind' | 'otherVersion' | 'checksum'

  constructor(code: DamagedPackError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** What packed bytes are of, and the version of that; both are written, and asked for when they are read. */
interface PackKind {
  name: string
  version: number
}

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array }
type KindName = keyof typeof kinds

/** Marks an array in the head: its kind, and where its bytes begin and how many numbers they are. */
interface Placed {
  $array: [KindName, number, number]
}

const magic = 0x4b585044
const prefix = 16
const align = (at: number) => (at + 7) & ~7

const kindOf = (value: unknown): KindName | null => {
  for (const [name, kind] of Object.entries(kinds)) if (value instanceof kind) return name as KindName
  return null
}

/**
 * Packs a value into bytes: 16 bytes (magic number, CRC-32 of all that follows, length of the head, length of all), a head in
 * JSON, then the arrays as they lie in memory, each at a multiple of eight. Numbers are little-endian, as on every machine
 * that Node runs on.
 */
export const pack = (kind: PackKind, value: Packable): Uint8Array<ArrayBuffer> => {
  const arrays: { from: number; bytes: Uint8Array }[] = []
  let end = 0
  const placed = (part: Packable): unknown => {
    const name = kindOf(part)
    if (name) {
      const numbers = part as Numbers
      const from = end
      arrays.push({ from, bytes: new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength) })
      end = align(end + numbers.byteLength)
      return { $array: [name, from, numbers.length] } satisfies Placed
    }
    if (Array.isArray(part)) return part.map(placed)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, placed(inner)]))
  }
  const head = new TextEncoder().encode(JSON.stringify({ kind, value: placed(value) }))
  const start = align(prefix + head.length)
  const bytes = new Uint8Array(start + end)
  bytes.set(head, prefix)
  for (const { from, bytes: part } of arrays) bytes.set(part, start + from)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic, true)
  view.setUint32(8, head.length, true)
  view.setUint32(12, bytes.length, true)
  view.setUint32(4, crc32(bytes.subarray(8)), true)
  return bytes
}

/**
 * Reads packed bytes; throws a `DamagedPackError` where they are something else, of another kind or version, or damaged. Arrays lie in
 * the bytes given where these are aligned, so that nothing is copied.
 */
export const unpack = <Value>(kind: PackKind, given: Uint8Array): Value => {
  const damaged = (code: DamagedPackError['code'], why: string) => new DamagedPackError(code, `${kind.name}: ${why}`)
  if (given.length < prefix) throw damaged('tooShort', 'fewer bytes than a head takes')
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== magic) throw damaged('notPacked', 'these bytes are something else')
  if (view.getUint32(12, true) !== bytes.length) throw damaged('tooShort', 'the end is missing')
  if (view.getUint32(4, true) !== crc32(bytes.subarray(8))) throw damaged('checksum', 'the checksum is another')
  const length = view.getUint32(8, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(prefix, prefix + length))) as {
    kind: PackKind
    value: unknown
  }
  if (head.kind.name !== kind.name) throw damaged('otherKind', `it is a ${head.kind.name}`)
  if (head.kind.version !== kind.version) {
    throw damaged('otherVersion', `version ${head.kind.version}, not ${kind.version}: it must be made again`)
  }
  const start = bytes.byteOffset + align(prefix + length)
  const restore = (part: unknown): unknown => {
    if (part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.map(restore)
    const { $array } = part as Partial<Placed>
    if ($array) return new kinds[$array[0]](bytes.buffer as ArrayBuffer, start + $array[1], $array[2])
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, restore(inner)]))
  }
  return restore(head.value) as Value
}
