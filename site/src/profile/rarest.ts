import type { RarityEntry } from '@kupodex/data/contract'

/** What the order of rare things asks of a rarity entry. */
type Rare = Pick<RarityEntry, 'id' | 'points' | 'percentFull'>

/** Rarest first: by the share of those who have it, which is what pages show, then by points, which compare all worlds, then by id. */
const byRarity = (a: Rare, b: Rare): number => a.percentFull - b.percentFull || b.points - a.points || a.id - b.id

/** The rarest of the things a character has, at most so many; what the list does not know is left out, and so is what the game removed. */
export const rarestOf = (
  owned: readonly { id: number; deleted: boolean }[],
  entryOf: (id: number) => RarityEntry | undefined,
  most: number,
): RarityEntry[] =>
  owned
    .flatMap(({ id, deleted }) => (deleted ? [] : (entryOf(id) ?? [])))
    .sort(byRarity)
    .slice(0, most)
