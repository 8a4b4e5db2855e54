/** Allowances that a large-scale levequest takes, and any other (spec: characters §5). */
const allowancesOf = { largeScale: 10, other: 1 } as const

/** Three allowances come back every twelve hours (spec: characters §5). */
const allowancesPerDay = 6

export const leveAllowances = (leves: readonly { largeScale: boolean }[]): number =>
  leves.reduce((sum, { largeScale }) => sum + allowancesOf[largeScale ? 'largeScale' : 'other'], 0)

/** How many days it takes until so many allowances have come back. */
export const allowanceDays = (allowances: number): number => allowances / allowancesPerDay
