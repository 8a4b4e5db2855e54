import { type CraftDemand, demandShiftCodes, popularities, supplies } from '@kupodex/data/rules'
import type { Craft, DemandWords } from './ground/facts.ts'

export interface Pasted {
  demands: ReadonlyMap<number, Partial<CraftDemand>>
  /** Lines that name no craft, or say nothing about it. */
  unread: readonly string[]
}

const folded = (text: string): string => text.normalize('NFKC').trim().toLocaleLowerCase().replaceAll('’', "'")

type Options = readonly [
  column: keyof CraftDemand,
  values: readonly number[],
  words: (texts: DemandWords) => readonly string[],
]

/** The columns of a list, in the order that the game and its spreadsheets have them in. */
const columns: readonly Options[] = [
  ['popularity', popularities, (texts) => texts.popularities],
  ['supply', supplies, (texts) => texts.supplies],
  ['shift', demandShiftCodes, (texts) => texts.shifts],
]

/** What a cell says in a column: one of its words, its percentage, or of demand shift its code. */
const valueIn = (cell: string, [column, values, wordsOf]: Options, texts: readonly DemandWords[]): number | null => {
  const word = folded(cell)
  for (const one of texts) {
    const at = wordsOf(one).findIndex((other) => folded(other) === word)
    if (at >= 0) return values[at] ?? null
  }
  const percent = column === 'shift' ? /^(\d)$/.exec(word) : /^(\d{2,3}) ?%?$/.exec(word)
  return values.find((value) => String(value) === percent?.[1]) ?? null
}

/** Cells are read from left to right, each as the first column after the last one that it fits; others are passed over. */
const demandIn = (cells: readonly string[], texts: readonly DemandWords[]): Partial<CraftDemand> => {
  const found: Partial<Record<keyof CraftDemand, number>> = {}
  let next = 0
  for (const cell of cells)
    for (let at = next; at < columns.length; at += 1) {
      const column = columns[at]
      const value = column === undefined ? null : valueIn(cell, column, texts)
      if (column === undefined || value === null) continue
      found[column[0]] = value
      next = at + 1
      break
    }
  return found as Partial<CraftDemand>
}

/**
 * Reads a list that was copied from a spreadsheet or typed: a craft in each line, with its name and then popularity, supply, and demand shift, in cells
 * between tabs, semicolons, commas or wide gaps. Lines without names are crafts in the order of their ids.
 */
export const readPasted = (
  text: string,
  crafts: readonly Pick<Craft, 'id' | 'name'>[],
  texts: readonly DemandWords[],
): Pasted => {
  const byName = new Map(crafts.map(({ id, name }) => [folded(name), id]))
  const demands = new Map<number, Partial<CraftDemand>>()
  const unread: string[] = []
  let nameless = 0
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const cells = line.split(/\t|;|,| {2,}|、/).map((cell) => cell.trim())
    const named = cells.findIndex((cell) => byName.has(folded(cell)))
    const demand = demandIn(cells.slice(named + 1), texts)
    // A first cell that names nothing we know is not a list without names.
    const isNameless = named < 0 && Object.keys(demandIn(cells.slice(0, 1), texts)).length > 0
    const id = named >= 0 ? byName.get(folded(cells[named] ?? '')) : isNameless ? crafts[nameless++]?.id : undefined
    if (id === undefined || Object.keys(demand).length === 0) unread.push(line.trim())
    else demands.set(id, { ...demands.get(id), ...demand })
  }
  return { demands, unread }
}
