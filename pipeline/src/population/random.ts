/** A stream of numbers that is the same for the same key on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number in [0, below). */
  int(below: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

const mix = (value: number): number => {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** 32 bits from whole numbers (murmur3's finaliser over each). */
export const hash32 = (...parts: readonly number[]): number => {
  let h = 0x9e3779b9
  for (const part of parts) h = mix(h ^ Math.imul(part | 0, 0xcc9e2d51)) + 0x7f4a7c15
  return mix(h)
}

/** A number in [0, 1) from whole numbers. */
export const hashUnit = (...parts: readonly number[]): number => hash32(...parts) / 0x1_0000_0000

/** 32 bits from a text (FNV-1a), for seeds and channels. */
export const hashText = (text: string): number => {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** As many lower-case hex digits as asked for, from whole numbers. */
export const hashHex = (length: number, ...parts: readonly number[]): string => {
  let hex = ''
  for (let i = 0; hex.length < length; i++)
    hex += hash32(i, ...parts)
      .toString(16)
      .padStart(8, '0')
  return hex.slice(0, length)
}

/** A stream keyed by whole numbers (sfc32). */
export const randomOf = (...key: readonly number[]): Random => {
  let a = hash32(1, ...key)
  let b = hash32(2, ...key)
  let c = hash32(3, ...key)
  let count = 1
  const next = () => {
    const t = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 0x1_0000_0000
  }
  for (let i = 0; i < 8; i++) next()
  const int = (below: number) => Math.floor(next() * below)
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
