import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { SectionOf } from '#collection/extras.ts'
import { sectionOfLeve } from './sections.ts'
import type { LeveTexts } from './texts/index.ts'

/** The section of each leve by level, journal or NPC; null until the tables for it are loaded. */
export const useLeveSections = (
  texts: Pick<LeveTexts, 'level'>,
  language: Language,
  grouping: string,
): SectionOf | null => {
  const isByNpc = grouping === 'npc'
  const leves = useTable(language, 'leves')
  const npcs = useTable(language, 'npcs', 'lean', isByNpc)
  return useMemo(() => {
    if (leves.state !== 'ready') return null
    if (isByNpc && npcs.state === 'loading') return null
    const names = new Map(npcs.state === 'ready' ? npcs.rows.map(({ id, name }) => [id, name]) : [])
    const sections = new Map(leves.rows.map((leve) => [leve.id, sectionOfLeve(leve, grouping, texts, names)]))
    return ({ id }) => sections.get(id) ?? { key: '', name: '', order: 0 }
  }, [texts, grouping, isByNpc, leves, npcs])
}
