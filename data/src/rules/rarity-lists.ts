import type { RarityType } from '../contract/types.ts'

/** How it is learnt who owns a thing: read from the Lodestone, through the achievement that gives it, or ticked by hand. */
export type Learnt = 'sync' | 'achievement' | 'hand'

/** How a rarity list counts. */
export interface RarityList {
  learnt: Learnt
  /** Whether its items give points of the week. */
  givesPoints: boolean
}

/** Every rarity list; only mounts, minions and achievements give points (spec: site §2.4). */
export const rarityLists = {
  title: { learnt: 'achievement', givesPoints: false },
  achievement: { learnt: 'sync', givesPoints: true },
  mount: { learnt: 'sync', givesPoints: true },
  minion: { learnt: 'sync', givesPoints: true },
  ttcard: { learnt: 'hand', givesPoints: false },
  orchestrion: { learnt: 'hand', givesPoints: false },
  barding: { learnt: 'hand', givesPoints: false },
  emote: { learnt: 'hand', givesPoints: false },
  fashion: { learnt: 'hand', givesPoints: false },
  hairstyle: { learnt: 'hand', givesPoints: false },
  facewear: { learnt: 'sync', givesPoints: false },
} as const satisfies Record<RarityType, RarityList>

/**
 * Whether a character counts as one of those that shares are of: everyone whose part is public, but for collections ticked
 * by hand only those who have ticked at least one (spec: site §1).
 */
export const isCounted = (learnt: Learnt, marks: number): boolean => learnt !== 'hand' || marks > 0
