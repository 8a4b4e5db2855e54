import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Notes } from '#collection/extras.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import type { FishSectionTexts } from './sections.ts'

const noNote: NoteOf<'fish'> = ({ id }) => [id]

/** Level and place of each fish; none until the tables for them are loaded, or while no rows are shown. */
export const useFishNotes = (texts: FishSectionTexts, language: Language, isShown: boolean): Notes => {
  const places = useTable(language, 'placeNames', 'lean', isShown)
  const isReady = places.state === 'ready'
  const noteOf = useMemo((): NoteOf<'fish'> => {
    if (places.state !== 'ready') return noNote
    const names = new Map(places.rows.map(({ id, name }) => [id, name]))
    return ({ id, level, placeNameId }) => [
      id,
      level === null ? undefined : fill(texts.level, { n: String(level) }),
      names.get(placeNameId ?? 0),
    ]
  }, [places, texts])
  return useRowNotes(language, 'fish', isShown && isReady, noteOf)
}
