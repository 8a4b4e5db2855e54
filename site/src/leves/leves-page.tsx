import type { Language } from '@kupodex/data/game'
import { useCallback, useMemo } from 'react'
import { listPage } from '#collection/collection-page.tsx'
import type { Notes, SectionOf } from '#collection/frame.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { laterPart } from '#ask/later-part.tsx'
import { Costs } from './costs.tsx'
import { leveOf } from './leve.ts'
import { sectionOfLeve } from './sections.ts'
import { leveTexts } from './texts.ts'

/** The section of each leve by level, journal or NPC; null until the names of NPCs are loaded, where it needs them. */
const useLeveSections = (language: Language, grouping: string): SectionOf | null => {
  const texts = leveTexts(language)
  const isByNpc = grouping === 'npc'
  const npcs = useTable(language, 'npcs', 'lean', isByNpc)
  return useMemo(() => {
    if (isByNpc && npcs.state === 'loading') return null
    const names = new Map(npcs.state === 'ready' ? npcs.rows.map(({ id, name }) => [id, name]) : [])
    return (thing) => sectionOfLeve(leveOf(thing), grouping, texts, names)
  }, [texts, grouping, isByNpc, npcs])
}

/** Level, journal and place of each leve. */
const useLeveNotes = (language: Language, isWanted: boolean): Notes => {
  const { level } = leveTexts(language)
  const noteOf = useCallback<NoteOf<'leves'>>(
    ({ id, classJobLevel, journalName, placeName }) => [
      id,
      fill(level, { n: String(classJobLevel) }),
      journalName,
      placeName,
    ],
    [level],
  )
  return useRowNotes(language, 'leves', isWanted, noteOf)
}

export const LevesPage = listPage({
  details: laterPart(() => import('./leve-details.tsx').then(({ LeveDetails }) => LeveDetails)),
  above: Costs,
  useSections: useLeveSections,
  useNotes: useLeveNotes,
})
