import { weekLength as week } from '@kupodex/data/rules'
import type { SmallStore } from './small-store.fixture.ts'
import { listed, rarityOf, scopes } from './twin-night.fixture.ts'

/** Owners by week counted again, slow and obvious. */

/** A weekly reset: a Tuesday, 08:00 UTC. */
const someReset = Date.parse('2026-06-23T08:00:00Z')
/** The quarter that weeks belong to, by resets since the first one of 1970. */
const quarterOf = (reset: number) => Math.floor((reset - Date.parse('1970-01-06T08:00:00Z')) / week / 13)

interface WeeksOfList {
  weeks: number[]
  counted: number[]
  owners: Record<string, (number | null)[]>
}

/** What nights of some worlds must keep of owners, a week after each other from `now` on (epoch ms), by key. */
export const twinWeeks = (worlds: readonly SmallStore[], now: number): Record<string, WeeksOfList> => {
  const files: Record<string, WeeksOfList> = {}
  for (const [at, world] of worlds.entries()) {
    let reset = someReset
    while (reset > now + at * week) reset -= week
    while (reset + week <= now + at * week) reset += week
    for (const type of listed) {
      for (const scope of scopes) {
        const key = `api/rarity-weeks/${type}/${scope.slug}/${quarterOf(reset)}.json`
        const { charCount, rarity } = rarityOf(world, type, scope)
        if (files[key] === undefined && charCount === 0) continue
        const file = (files[key] ??= { weeks: [], counted: [], owners: {} })
        for (const { id } of rarity) file.owners[id] ??= file.weeks.map(() => null)
        for (const [id, owners] of Object.entries(file.owners)) {
          owners.push(rarity.find((entry) => String(entry.id) === id)?.count ?? null)
        }
        file.weeks.push(reset)
        file.counted.push(charCount)
      }
    }
  }
  return files
}
