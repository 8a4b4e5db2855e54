import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { SectionOf } from '#collection/extras.ts'
import { type FishSectionTexts, sectionOfFish } from './sections.ts'

/** The section of each fish; null until the tables for it are loaded. */
export const useFishSections = (texts: FishSectionTexts, language: Language, grouping: string): SectionOf | null => {
  const isByPlace = grouping === 'place'
  const fish = useTable(language, 'fish')
  const places = useTable(language, 'placeNames', 'lean', isByPlace)
  return useMemo(() => {
    if (fish.state !== 'ready' || (isByPlace && places.state === 'loading')) return null
    const names = new Map(isByPlace && places.state === 'ready' ? places.rows.map(({ id, name }) => [id, name]) : [])
    const sections = new Map(fish.rows.map((one) => [one.id, sectionOfFish(one, grouping, texts, names)]))
    return ({ id }) => sections.get(id) ?? { key: '', name: '', order: 0 }
  }, [texts, grouping, isByPlace, fish, places])
}
