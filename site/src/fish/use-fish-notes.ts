import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import type { Notes } from '#collection/frame.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { isOceanSpot } from './ocean.ts'
import type { FishTexts } from './texts.ts'

const noNote: NoteOf<'fish'> = ({ id }) => [id]

/** Level and place of each fish; none until the tables for them are loaded, or while they are not wanted. */
export const useFishNotes = (
  texts: Pick<FishTexts, 'level' | 'ocean'>,
  language: Language,
  isWanted: boolean,
): Notes => {
  const places = useTable(language, 'placeNames', 'lean', isWanted)
  const isReady = places.state === 'ready'
  const noteOf = useMemo((): NoteOf<'fish'> => {
    if (places.state !== 'ready') return noNote
    const names = new Map(places.rows.map(({ id, name }) => [id, name]))
    return ({ id, level, placeNameId }) => [
      id,
      level === null ? undefined : fill(texts.level, { n: String(level) }),
      names.get(placeNameId ?? 0),
      isOceanSpot(placeNameId) ? texts.ocean : undefined,
    ]
  }, [places, texts])
  return useRowNotes(language, 'fish', isWanted && isReady, noteOf)
}
