import { tiers } from '@kupodex/data/sync'

const reaches: Readonly<Record<string, { reach: number | null }>> = tiers

/** The age that the data of a tier are to stay below, in seconds; null for a tier without a goal. */
export const goalOf = (tier: string): number | null => {
  const reach = Object.hasOwn(reaches, tier) ? (reaches[tier]?.reach ?? null) : null
  return reach === null ? null : reach / 1000
}
