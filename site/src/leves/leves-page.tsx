import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras, SectionOf } from '#collection/frame.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { laterPart } from '#ask/later-part.tsx'
import { Costs } from './costs.tsx'
import { leveOf } from './leve.ts'
import { sectionOfLeve } from './sections.ts'
import { type LeveTexts, leveTexts } from './texts.ts'

/** The section of each leve by level, journal or NPC; null until the names of NPCs are loaded, where it needs them. */
const useLeveSections = (texts: Pick<LeveTexts, 'level'>, language: Language, grouping: string): SectionOf | null => {
  const isByNpc = grouping === 'npc'
  const npcs = useTable(language, 'npcs', 'lean', isByNpc)
  return useMemo(() => {
    if (isByNpc && npcs.state === 'loading') return null
    const names = new Map(npcs.state === 'ready' ? npcs.rows.map(({ id, name }) => [id, name]) : [])
    return (thing) => sectionOfLeve(leveOf(thing), grouping, texts, names)
  }, [texts, grouping, isByNpc, npcs])
}

const details = laterPart(() => import('./leve-details.tsx').then(({ LeveDetails }) => LeveDetails))

const noteWith =
  (texts: LeveTexts): NoteOf<'leves'> =>
  ({ id, classJobLevel, journalName, placeName }) => [
    id,
    fill(texts.level, { n: String(classJobLevel) }),
    journalName,
    placeName,
  ]

const extrasWith = (texts: LeveTexts, noteOf = noteWith(texts)): ListExtras => ({
  details,
  above: Costs,
  useSections: (language, grouping) => useLeveSections(texts, language, grouping),
  useNotes: (language, isWanted) => useRowNotes(language, 'leves', isWanted, noteOf),
})

/** The island of the levequests. */
export const LevesPage = (props: CollectionPageProps) => {
  const extras = useMemo(() => extrasWith(leveTexts(props.language)), [props.language])
  return <CollectionPage {...props} extras={extras} />
}
