import type { KeptKind } from './requests.ts'

/** Something that is kept: since when (epoch ms) and its size. */
export interface Entry {
  key: string
  at: number
  bytes: number
}

const megabyte = 1024 ** 2

/** How much is kept at most of each kind, in things and bytes; 30 MB together. */
export const limits: Readonly<Record<KeptKind, { count: number; bytes: number }>> = {
  pages: { count: 60, bytes: 6 * megabyte },
  files: { count: 300, bytes: 8 * megabyte },
  pictures: { count: 40, bytes: 6 * megabyte },
  answers: { count: 150, bytes: 10 * megabyte },
}

/** For how long something is kept at most without being fetched again, in milliseconds: 30 days. */
export const longest = 30 * 24 * 3600 * 1000

/** Whether something of this size would take the room of too many others. */
export const isTooLarge = (kind: KeptKind, bytes: number): boolean => bytes > limits[kind].bytes / 4

/** The keys of those that have to go at a time (epoch ms): what is out of date, and the oldest until the others keep the limit. */
export const leaving = (
  entries: readonly Entry[],
  { count, bytes }: { count: number; bytes: number },
  now: number,
): readonly string[] => {
  const oldest = [...entries].sort((a, b) => a.at - b.at)
  let [left, weight] = [oldest.length, oldest.reduce((sum, entry) => sum + entry.bytes, 0)]
  return oldest.flatMap((entry) => {
    if (now - entry.at < longest && left <= count && weight <= bytes) return []
    left--
    weight -= entry.bytes
    return [entry.key]
  })
}
