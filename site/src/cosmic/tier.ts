import { atom } from 'nanostores'
import { safeStorage } from '#storage/safe-storage.ts'

/** The ratings of a mission, the lowest first. */
export const tiers = ['bronze', 'silver', 'gold'] as const

export type Tier = (typeof tiers)[number]

const storage = safeStorage('localStorage')

const key = 'kupodex.cosmic-tier'

/** The rating whose rewards are shown. */
export const tier = atom<Tier>('gold')

export const readTier = (): void => tier.set(tiers.find((one) => one === storage.getItem(key)) ?? 'gold')

/** Shows the rewards of a rating, here and on the next visit. */
export const chooseTier = (next: Tier): void => {
  tier.set(next)
  storage.setItem(key, next)
}
