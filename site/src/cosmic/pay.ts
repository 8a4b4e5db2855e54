import type { Mission } from './mission.ts'
import type { Tier } from './tier.ts'

/** By what a rating multiplies rewards (spec: characters §9). */
const multipliers: Record<Tier, number> = { bronze: 1, silver: 4, gold: 5 }

export interface Pay {
  cosmocredits: number
  planetCredits: number
  /** Research data by grade, in the order of the table. */
  research: readonly { grade: number; amount: number }[]
}

/** What a mission pays with a rating; a red alert always pays once. */
export const payOf = ({ type, reward }: Pick<Mission, 'type' | 'reward'>, tier: Tier): Pay => {
  const times = type === 'critical' ? 1 : multipliers[tier]
  const { expGrade1, expGrade2, expGrade3, expQty1, expQty2, expQty3 } = reward
  const research = [
    [expGrade1, expQty1],
    [expGrade2, expQty2],
    [expGrade3, expQty3],
  ] as const
  return {
    cosmocredits: reward.cosmocredit * times,
    planetCredits: reward.lunarCredit * times,
    research: research.flatMap(([grade, amount]) =>
      grade === null || amount === null ? [] : [{ grade, amount: amount * times }],
    ),
  }
}
