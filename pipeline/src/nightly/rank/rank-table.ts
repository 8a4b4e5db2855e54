import { boards } from '@kupodex/data/rules'
import { sharedU32 } from '../arrays/shared-memory.ts'
import type { ClearNumbers } from './clear-numbers.ts'

/** Scopes that a character is ranked in, in the order in which the catalog has them for a home. */
export const levels = ['global', 'dataCenter', 'world'] as const

/** Where in an entry of three ranks each level is: world, data center, global, as the look-up has them. */
export const slotOfLevel: readonly number[] = [2, 1, 0]

/** Numbers of an entry: a rank per level, 0 for none. */
export const entryWidth = levels.length

/**
 * Everybody's ranks. A character's entries of all boards lie side by side, because the look-up reads them all at once and
 * jumps in memory are slow; raids, of which most characters have few or none, are ordered as `Cleared` numbers them.
 */
export interface RankTable {
  /** The entry of row and board begins at `(row * boards + board) * entryWidth`. */
  boards: Uint32Array
  /** The entry of a clear begins at `clear * entryWidth`. */
  raids: Uint32Array
}

export const emptyRanks = (characters: number, { raids }: Pick<ClearNumbers, 'raids'>): RankTable => ({
  boards: sharedU32(characters * boards.length * entryWidth),
  raids: sharedU32(raids.length * entryWidth),
})

/** The table of a day of which no ranks are known. */
export const noRanks: RankTable = { boards: new Uint32Array(), raids: new Uint32Array() }

/** Where the entry of a row and board begins in the table's `boards`. */
export const boardEntry = (row: number, board: number): number => (row * boards.length + board) * entryWidth
