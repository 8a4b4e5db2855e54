import type { Numbers } from './columns.ts'

/** Numbers in memory that worker threads share: what is made there need not be copied to be handed on. */
export const sharedU32 = (length: number): Uint32Array<SharedArrayBuffer> =>
  new Uint32Array(new SharedArrayBuffer(4 * length))

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value) && !(value instanceof DataView)

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

const copyOf = (numbers: Numbers): Numbers => {
  const Kind = numbers.constructor as new (buffer: SharedArrayBuffer) => Numbers
  const copy = new Kind(new SharedArrayBuffer(numbers.byteLength))
  copy.set(numbers)
  return copy
}

/** The same value with its arrays of numbers in memory that worker threads share, so that handing it on copies none of them. */
export const shareArrays = <Value>(value: Value): Value => {
  const share = (part: unknown): unknown => {
    if (isNumbers(part)) return part.buffer instanceof SharedArrayBuffer ? part : copyOf(part)
    if (Array.isArray(part)) return part.map(share)
    return isPlain(part) ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, share(inner)])) : part
  }
  return share(value) as Value
}

/** The buffers of all arrays of numbers in a value, each once: what to hand over to another thread instead of copying it. */
export const buffersOf = (value: unknown): ArrayBuffer[] => {
  const found = new Set<ArrayBuffer>()
  const look = (part: unknown): void => {
    if (isNumbers(part)) {
      if (part.buffer instanceof ArrayBuffer) found.add(part.buffer)
    } else if (Array.isArray(part)) part.forEach(look)
    else if (isPlain(part)) Object.values(part).forEach(look)
  }
  look(value)
  return [...found]
}
