import { oncePer } from '@kupodex/data/character'
import { type GoneReason, goneReasons } from '@kupodex/data/game'
import type { FactRow } from './fact-file.ts'
import type { HandFacts } from './hand-facts.ts'

/**
 * What `<name>.csv` says of rows of tables (table, first, last, and `columns`), by table and id (`mounts 5`); a range has what its
 * ends have. A row that says something twice, or what `factOf` refuses, is refused.
 */
const factsOfRanges = <Fact>(name: string, columns: readonly string[], factOf: (row: FactRow) => Fact) =>
  oncePer((hand: HandFacts): ReadonlyMap<string, Fact> => {
    const facts = new Map<string, Fact>()
    for (const row of hand.read(name, ['table', 'first', 'last', ...columns])) {
      const { first, last } = row.range()
      const fact = factOf(row)
      for (let id = first; id <= last; id++) {
        const key = `${row.text('table')} ${id}`
        if (facts.has(key)) row.refuse('first', `there is another row on ${key}`)
        facts.set(key, fact)
      }
    }
    return facts
  })

const patches = factsOfRanges('patches', ['patch'], (row) => {
  const patch = row.text('patch')
  return /^\d+\.\d+[a-z]?$/.test(patch) ? patch : row.refuse('patch', `"${patch}" is not a valid patch`)
})

/** The patch that brought a row, from `patches.csv`; null where it is not there. */
export const patchByHand = (hand: HandFacts, table: string, id: number): string | null =>
  patches(hand).get(`${table} ${id}`) ?? null

const sales = factsOfRanges('market', ['sold'], (row) => {
  const sold = row.text('sold')
  return sold === 'yes' || sold === 'no' ? sold === 'yes' : row.refuse('sold', `"${sold}" is neither yes nor no`)
})

/** Whether what brings a row can be sold to other players, from `market.csv`; null where it is not there. */
export const soldByHand = (hand: HandFacts, table: string, id: number): boolean | null =>
  sales(hand).get(`${table} ${id}`) ?? null

/** Whether a thing can be got, overriding its sources: yes, for money only, or no and why. */
type Verdict = { is: 'open' | 'paid' } | { is: 'gone'; reason: GoneReason }

const verdictOf = (row: FactRow): Verdict => {
  const is = row.text('verdict')
  const reason = row.maybeText('reason')
  if (is === 'gone') {
    const known = goneReasons.find((word) => word === reason)
    return known === undefined ? row.refuse('reason', `"${reason ?? ''}" is not a valid reason`) : { is, reason: known }
  }
  if (is !== 'open' && is !== 'paid') return row.refuse('verdict', `"${is}" is neither open nor paid nor gone`)
  return reason === null ? { is } : row.refuse('reason', 'only what is gone has a reason')
}

const verdicts = factsOfRanges('verdicts', ['verdict', 'reason'], verdictOf)

/** Whether a row can be got, from `verdicts.csv`; undefined where its ways decide. */
export const verdictByHand = (hand: HandFacts, table: string, id: number): Verdict | undefined =>
  verdicts(hand).get(`${table} ${id}`)
