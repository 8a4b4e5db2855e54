import { sharedU32 } from '../arrays/shared-memory.ts'
import type { RaidClears } from '../fold/raid-clears.ts'

/** The clears of all raids, character after character and within one by raid: each has a number. */
export interface ClearNumbers {
  /** Where each row's clears end; they begin where those of the row before end. */
  ends: Uint32Array
  /** The raid of each clear, by its number in the catalog. */
  raids: Uint32Array
}

export const numberClears = (clears: readonly RaidClears[], characters: number): ClearNumbers => {
  const ends = sharedU32(characters)
  for (const { rows } of clears) for (const row of rows) ends[row]!++
  const next = new Uint32Array(characters)
  for (let row = 1; row < characters; row++) {
    next[row] = ends[row - 1] as number
    ends[row]! += ends[row - 1] as number
  }
  const raids = sharedU32(ends.at(-1) ?? 0)
  for (const [raid, { rows }] of clears.entries()) for (const row of rows) raids[next[row]!++] = raid
  return { ends, raids }
}

/** The number of a character's clear of a raid; -1 where it did not clear it. */
export const clearNumberOf = ({ ends, raids }: ClearNumbers, row: number, raid: number): number => {
  const end = ends[row] as number
  for (let clear = row === 0 ? 0 : (ends[row - 1] as number); clear < end; clear++)
    if (raids[clear] === raid) return clear
  return -1
}
