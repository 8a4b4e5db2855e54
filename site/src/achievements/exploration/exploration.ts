import type { LeanRow, TableRow } from '@kupodex/data/game'
import type { Dates } from '../states.ts'

export type ExplorationPart = TableRow<'explorations'>['part']

export const parts = ['maps', 'currents', 'duties', 'hunting'] as const satisfies readonly ExplorationPart[]

/** A thing to explore, and when the character had explored it (epoch s, 0 where the day is not known); null while it has not, or nothing is known. */
export interface ExploredRow {
  row: LeanRow<'explorations'>
  date: number | null
}

interface Sum {
  done: number
  possible: number
}

/** The things of one region, or kind of duty; hunting logs have none. */
export interface AreaGroup {
  area: string | null
  rows: readonly ExploredRow[]
}

export interface ExpansionGroup extends Sum {
  expansion: LeanRow<'expansions'>
  areas: readonly AreaGroup[]
}

export interface PartGroup extends Sum {
  part: ExplorationPart
  expansions: readonly ExpansionGroup[]
}

const sumOf = (rows: readonly ExploredRow[]): Sum => ({
  done: rows.filter(({ date }) => date !== null).length,
  possible: rows.length,
})

/** Everything to explore, by part, expansion (newest first) and area, with what a character's achievements say of it; `dates` is null where they are not known. */
export const explorationParts = (
  rows: readonly LeanRow<'explorations'>[],
  expansions: readonly LeanRow<'expansions'>[],
  dates: Dates | null,
): PartGroup[] =>
  parts.map((part) => {
    const explored = rows
      .filter((row) => row.part === part)
      .toSorted((a, b) => a.id - b.id)
      .map((row): ExploredRow => ({ row, date: dates?.get(row.id) ?? null }))
    const groups = expansions
      .toSorted((a, b) => b.id - a.id)
      .map((expansion): ExpansionGroup => {
        const ofExpansion = explored.filter(({ row }) => row.expansionId === expansion.id)
        const areas = Map.groupBy(ofExpansion, ({ row }) => row.area)
        return { expansion, areas: [...areas].map(([area, of]) => ({ area, rows: of })), ...sumOf(ofExpansion) }
      })
      .filter(({ possible }) => possible > 0)
    return { part, expansions: groups, ...sumOf(explored) }
  })
