import type { FactRow } from './fact-file.ts'
import type { HandFacts } from './hand-facts.ts'

/** How a season or a series of PvP stands to the day of the tables. */
type SeasonState = 'over' | 'running' | 'upcoming'

const dayOf = (row: FactRow, column: string): string => {
  const day = row.text(column)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? day : row.refuse(column, `"${day}" is not a valid date`)
}

/** The day of the game that the tables show, from `state.csv` (patch, day); null where it is not known. */
const dayOfTables = (hand: HandFacts): string | null => {
  const [state, more] = hand.read('state', ['patch', 'day'])
  more?.refuse('day', 'there is one state of the game only')
  return state ? dayOf(state, 'day') : null
}

/** The season or series that runs on the day of the tables: the newest begun, by `pvp-seasons.csv`; null where none is known. */
export const runningNumber = (hand: HandFacts, kind: 'season' | 'series'): number | null => {
  const day = dayOfTables(hand)
  if (day === null) return null
  const begun = hand
    .read('pvp-seasons', ['kind', 'number', 'since'])
    .filter((row) => {
      const written = row.text('kind')
      if (written !== 'season' && written !== 'series')
        row.refuse('kind', `"${written}" is neither a season nor a series`)
      return dayOf(row, 'since') <= day && written === kind
    })
    .map((row) => row.int('number'))
  return begun.length === 0 ? null : Math.max(...begun)
}

/** Whether a season or series is over, runs, or is still to come; each runs where it is not known which does. */
export const seasonState = (hand: HandFacts, kind: 'season' | 'series', number: number): SeasonState => {
  const running = runningNumber(hand, kind) ?? number
  if (number === running) return 'running'
  return number < running ? 'over' : 'upcoming'
}
