import { popularities, type Popularity } from '@kupodex/data/rules'
import { withDemand, type WorkshopState } from './ground/state.ts'

/** The popularity of crafts by id, from a pattern as it is published; crafts that it does not have are missing. */
const popularityIn = (pattern: string): ReadonlyMap<number, Popularity> =>
  new Map(
    [...pattern].flatMap((place, at) => {
      const popularity = popularities[Number(place)]
      return popularity === undefined ? [] : [[at + 1, popularity] as const]
    }),
  )

export const withPattern = (state: WorkshopState, patterns: readonly string[], pattern: number): WorkshopState => {
  let next = state
  for (const [id, popularity] of popularityIn(patterns[pattern] ?? '')) next = withDemand(next, id, { popularity })
  return { ...next, pattern }
}

/** The patterns under which every craft has the popularity that was entered. */
export const patternsLike = ({ crafts }: Pick<WorkshopState, 'crafts'>, patterns: readonly string[]): number[] =>
  patterns.flatMap((pattern, at) => {
    const of = popularityIn(pattern)
    return [...of].every(([id, popularity]) => crafts[id]?.popularity === popularity) ? [at] : []
  })

let asked: Promise<readonly string[]> | undefined

/** All patterns; asked for once, and again after a failure. */
export const loadPatterns = (): Promise<readonly string[]> => {
  asked ??= fetch('/island-popularity.json').then(async (answer) => {
    if (!answer.ok) throw new Error(`patterns: ${answer.status}`)
    return (await answer.json()) as readonly string[]
  })
  asked.catch(() => (asked = undefined))
  return asked
}
