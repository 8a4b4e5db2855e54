import { useMemo } from 'react'
import type { Language, LeanRow } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { Notes } from './frame.ts'

/** The id of a row with what it says of itself, in parts; those that are not known are left out. */
export type NoteOf<Name extends 'fish' | 'leves'> = (
  row: LeanRow<Name>,
) => readonly [id: number, ...parts: (string | undefined)[]]

const none: Notes = new Map()

/** Notes of the rows of a table; none until it is loaded, or while they are not wanted. */
export const useRowNotes = <Name extends 'fish' | 'leves'>(
  language: Language,
  name: Name,
  isWanted: boolean,
  noteOf: NoteOf<Name>,
): Notes => {
  const table = useTable(language, name, 'lean', isWanted)
  return useMemo(() => {
    if (!isWanted || table.state !== 'ready') return none
    return new Map(
      table.rows.map((row) => {
        const [id, ...parts] = noteOf(row)
        return [id, { text: parts.filter((part) => part !== undefined).join(' · ') }]
      }),
    )
  }, [isWanted, table, noteOf])
}
