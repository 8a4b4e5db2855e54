import type { FactRow } from './fact-file.ts'
import type { HandFacts } from './hand-facts.ts'

const found = new WeakMap<HandFacts, Map<string, ReadonlyMap<string, unknown>>>()

const make = <Fact>(rows: readonly FactRow[], factOf: (row: FactRow) => Fact): ReadonlyMap<string, Fact> => {
  const facts = new Map<string, Fact>()
  for (const row of rows) {
    const [first, fact] = [row.int('first'), factOf(row)]
    const last = row.maybeInt('last') ?? first
    if (last < first) row.refuse('last', `${last} is below the first, ${first}`)
    for (let id = first; id <= last; id++) {
      const key = `${row.text('table')} ${id}`
      if (facts.has(key)) row.refuse('first', `there is another row on ${key}`)
      facts.set(key, fact)
    }
  }
  return facts
}

/**
 * What `<name>.csv` says of rows of tables (table, first, last, and the column `column`), by table and id (`mounts 5`); a range has what its
 * ends have. A row that says something twice, or what `factOf` refuses, is refused.
 */
const factsOfRanges = <Fact>(
  hand: HandFacts,
  name: string,
  column: string,
  factOf: (row: FactRow) => Fact,
): ReadonlyMap<string, Fact> => {
  const known = found.get(hand) ?? new Map<string, ReadonlyMap<string, unknown>>()
  found.set(hand, known)
  const facts = known.get(name) ?? make(hand.read(name, ['table', 'first', 'last', column]), factOf)
  known.set(name, facts)
  return facts as ReadonlyMap<string, Fact>
}

const patchIn = (row: FactRow): string => {
  const patch = row.text('patch')
  return /^\d+\.\d+[a-z]?$/.test(patch) ? patch : row.refuse('patch', `"${patch}" is not a valid patch`)
}

/** The patch that brought a row, from `patches.csv`; null where it is not there. */
export const patchByHand = (hand: HandFacts, table: string, id: number): string | null =>
  factsOfRanges(hand, 'patches', 'patch', patchIn).get(`${table} ${id}`) ?? null

const soldIn = (row: FactRow): boolean => {
  const sold = row.text('sold')
  return sold === 'yes' || sold === 'no' ? sold === 'yes' : row.refuse('sold', `"${sold}" is neither yes nor no`)
}

/** Whether what brings a row can be sold to other players, from `market.csv`; null where it is not there. */
export const soldByHand = (hand: HandFacts, table: string, id: number): boolean | null =>
  factsOfRanges(hand, 'market', 'sold', soldIn).get(`${table} ${id}`) ?? null
