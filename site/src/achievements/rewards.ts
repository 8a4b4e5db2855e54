import type { Reward } from '#rarity/item.ts'

/** An item that an achievement gives or a meta needs, with the page of what it unlocks. */
export interface RewardItem extends Reward {
  /** The main patch that brought it, in tenths; left out where it is not known. */
  patch?: number
}

/** The items that achievements give, by id, in one language. */
export interface Rewards {
  items: Readonly<Record<string, RewardItem>>
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    achievementRewards: Rewards
  }
}
