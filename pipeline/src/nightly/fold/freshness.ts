import type { Freshness } from '@kupodex/data/contract'
import { priorities } from '@kupodex/data/sync'
import type { CharacterForNight } from '../read/character.ts'

const hour = 3_600_000

/** When characters were last read: how many by queue and hour, `<priority>/<hours since 1970>`. */
export type Ages = Record<string, number>

/** More queues than there are, so that hour and queue fit into one number. */
const queues = 64

/** Notes when characters were last read; one that was never read has no age. */
export const startAges = () => {
  const counts = new Map<number, number>()
  return {
    add: ({ priority, updatedAt }: Pick<CharacterForNight, 'priority' | 'updatedAt'>): void => {
      if (updatedAt === 0) return
      const key = Math.floor(updatedAt / hour) * queues + priority
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    done: (): Ages =>
      Object.fromEntries(
        [...counts].map(([key, count]) => [`${key % queues}/${Math.floor(key / queues)}`, count] as const),
      ),
  }
}

const nameOf = new Map<number, string>(Object.entries(priorities).map(([name, priority]) => [priority, name]))

/** The youngest age that at least `share` of the characters do not exceed; `byHour` by rising hour of reading. */
const ageAt = (byHour: readonly (readonly [number, number])[], share: number, count: number, now: number): number => {
  let passed = 0
  for (const [read, characters] of byHour.toReversed()) {
    passed += characters
    if (passed >= share * count) return Math.max(0, Math.round((now - read * hour) / 1000))
  }
  return 0
}

/** How old data are by queue, in seconds, up to an hour too high; `now` in epoch ms. A queue without characters is left out. */
export const freshnessOf = (ages: Ages, now: number): Freshness[] => {
  const byTier = new Map<number, [number, number][]>()
  for (const [key, characters] of Object.entries(ages)) {
    const [priority = 0, read = 0] = key.split('/').map(Number)
    byTier.set(priority, [...(byTier.get(priority) ?? []), [read, characters]])
  }
  return [...byTier]
    .sort(([a], [b]) => a - b)
    .map(([priority, byHour]) => {
      byHour.sort(([a], [b]) => a - b)
      const count = byHour.reduce((sum, [, characters]) => sum + characters, 0)
      const at = (share: number) => ageAt(byHour, share, count, now)
      return { tier: nameOf.get(priority) ?? String(priority), count, median: at(0.5), p90: at(0.9) }
    })
}
