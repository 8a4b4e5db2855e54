import type { Suite } from '@kupodex/pipeline/bench'
import { liveMonth, monthTable, withinReach } from '#local/scenarios/month.fixture.ts'

const month = { people: 60, days: 30, seed: 14, rate: 0.05 }

/** The share of readings that has to come within the age of its tier, where the Lodestone lets us read. */
const wanted = 0.95

export const monthSuite: Suite = {
  summary: 'a month of the stand-in with hidden emotes, challenges and refusals: what is lost, and ages',
  run: async (_options, { out }) => {
    const lived = await liveMonth(month)
    out(
      `month: ${month.people} people of the stand-in, ${month.days} days at ${month.rate} requests a second\n${monthTable(lived)}`,
    )
    const isReached = (['top', 'middle'] as const).every((tier) => withinReach(tier, lived.ages[tier].free) >= wanted)
    return isReached && lived.lost.length === 0 && lived.madeUp.length === 0
  },
}
