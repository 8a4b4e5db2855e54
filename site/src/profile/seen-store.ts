import { seenStore } from '#since/seen-store.ts'
import type { Seen } from './seen.ts'

/** How many characters are remembered: those that are looked at again and again. */
const most = 8

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSeen = (value: unknown): value is Seen => {
  if (!isObject(value)) return false
  const { at, owned, ranks } = value as Partial<Seen>
  if (typeof at !== 'number' || !isObject(owned) || !isObject(ranks)) return false
  return Object.values(owned).every(
    (packed) => typeof packed === 'string' && /^[a-z\d+/]*={0,2}$/i.test(packed) && packed.length % 4 === 0,
  )
}

export const { read: readSeen, write: writeSeen } = seenStore<number, Seen>('kupodex.seen', most, isSeen)
