import { missingOf, type Opponent, type Region } from './opponents.ts'

/** The opponents of a region who still have cards that a character does not have. */
export interface NextRegion {
  region: Region
  next: readonly { opponent: Opponent; missing: number }[]
  /** How many cards of the region are missing, each counted once. */
  cards: number
}

/** Where to play next: every region where opponents still have cards that a character misses, in the game's order; in each most of them first. */
export const nextRegions = (opponents: readonly Opponent[], owned: ReadonlySet<number>): NextRegion[] =>
  [...Map.groupBy(opponents, ({ region }) => region.id).values()].flatMap((some) => {
    const [first] = some
    const next = some
      .map((opponent) => ({ opponent, missing: missingOf(opponent, owned).length }))
      .filter(({ missing }) => missing > 0)
      .toSorted((a, b) => b.missing - a.missing)
    if (first === undefined || next.length === 0) return []
    const cards = new Set(next.flatMap(({ opponent }) => missingOf(opponent, owned))).size
    return [{ region: first.region, next, cards }]
  })
