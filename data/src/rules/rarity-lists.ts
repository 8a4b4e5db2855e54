import type { RarityType } from '../contract/types.ts'
import { type Learnt, listedCollections } from '../game/collections/index.ts'

export type { Learnt }

/** How a rarity list counts. */
export interface RarityList {
  learnt: Learnt
  /** Whether its items give points of the week. */
  givesPoints: boolean
}

/** Every rarity list; only mounts, minions and achievements give points (spec: site §2.4). */
export const rarityLists = Object.fromEntries(
  listedCollections.map(({ learnt, list }) => [list.word, { learnt, givesPoints: list.givesPoints }]),
) as Readonly<Record<RarityType, RarityList>>

/**
 * Whether a character counts as one of those that shares are of: everyone whose part is public, but for collections ticked
 * by hand only those who have ticked at least one (spec: site §1).
 */
export const isCounted = (learnt: Learnt, marks: number): boolean => learnt !== 'hand' || marks > 0
