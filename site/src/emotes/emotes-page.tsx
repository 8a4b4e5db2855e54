import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { listPage } from '#collection/collection-page.tsx'
import type { SectionOf } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { laterPart } from '#ask/later-part.tsx'
import { ReadNote } from './read-note.tsx'

/** The category of each emote; null until its tables are loaded, and where categories cannot be. */
const useEmoteSections = (language: Language): SectionOf | null => {
  const emotes = useTable(language, 'emotes')
  const categories = useTable(language, 'emoteCategories')
  return useMemo(() => {
    if (emotes.state !== 'ready' || categories.state !== 'ready') return null
    const names = new Map(categories.rows.map(({ id, name }) => [id, name]))
    const byEmote = new Map(emotes.rows.map(({ id, emoteCategoryId }) => [id, emoteCategoryId]))
    return ({ id }) => {
      const category = byEmote.get(id) ?? 0
      return { key: category, name: names.get(category) ?? '', order: category }
    }
  }, [emotes, categories])
}

/** The island of emotes. */
export const EmotesPage = listPage({
  above: ReadNote,
  details: laterPart(() => import('./emote-details.tsx').then(({ EmoteDetails }) => EmoteDetails)),
  useSections: useEmoteSections,
})
