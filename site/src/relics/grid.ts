import { relicOf, type Relic } from './relic.ts'
import type { Thing } from '#collection/thing.ts'

/** A column of a table: a job, several that share a piece, or a role. */
export interface Column extends Pick<Relic, 'role' | 'jobIds'> {
  key: string
}

/** A row of a table: a step, or a piece of armor of it. */
export interface Row extends Pick<Relic, 'step' | 'slot'> {
  key: string
  /** The things of each column, of which armor of several looks has more than one. */
  cells: readonly (readonly Thing[])[]
}

/** Jobs as columns, steps as rows. */
export interface Grid {
  columns: readonly Column[]
  rows: readonly Row[]
  isStepped: boolean
}

const columnOf = (thing: Thing): Column => {
  const { role, jobIds } = relicOf(thing)
  return { key: role ?? jobIds.join(' '), role, jobIds }
}

const rowKeyOf = (thing: Thing): string => {
  const { step, slot } = relicOf(thing)
  return `${step}/${slot ?? ''}`
}

/** The relics of a series as a table, in the game's order whatever the order of the list. */
export const gridOf = (things: readonly Thing[]): Grid => {
  const inGame = things.toSorted((a, b) => relicOf(a).sort - relicOf(b).sort)
  const byPlace = inGame.toSorted((a, b) => relicOf(a).place - relicOf(b).place)
  const columns = [...new Map(byPlace.map((thing) => [columnOf(thing).key, columnOf(thing)])).values()]
  const rows = [...Map.groupBy(inGame, rowKeyOf)].map(([key, some]): Row => {
    const { step, slot } = relicOf(some[0] as Thing)
    const byColumn = Map.groupBy(some, (thing) => columnOf(thing).key)
    return { key, step, slot, cells: columns.map((column) => byColumn.get(column.key) ?? []) }
  })
  return { columns, rows, isStepped: new Set(rows.map(({ step }) => step)).size > 1 }
}
