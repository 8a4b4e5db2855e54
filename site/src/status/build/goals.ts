import { reachOf } from '@kupodex/data/sync'

/** The age that the data of a tier are to stay below, in seconds; null for a tier without a goal. */
export const goalOf = (tier: string): number | null => {
  const reach = reachOf(tier)
  return reach === null ? null : reach / 1000
}
