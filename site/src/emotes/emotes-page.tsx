import type { Language } from '@kupodex/data/game'
import { useMemo } from 'react'
import { listPage } from '#collection/collection-page.tsx'
import type { AboveProps, SectionOf } from '#collection/frame.ts'
import { useTable } from '#tables/use-table.ts'
import { laterPart } from '#ask/later-part.tsx'
import { formatDay, isoDay } from '#format/date.ts'
import { lodestonePrivacy } from '#paths/lodestone.ts'
import { emoteTexts } from './texts.ts'

/** Says when the list was read on the Lodestone, and to players of hidden ones how it can be. */
export const ReadNote = ({ frame: { language, isTheirs, mark }, character }: AboveProps) => {
  const texts = emoteTexts(language)
  // Nobody's character is not on the Lodestone.
  if (character.id === 0) return null
  const { state, asOf } = character.parts.emotes
  if (state === 'public' && asOf !== null) {
    const [before = '', after = ''] = texts.read.split('{date}')
    return (
      <p className="soft small">
        {before}
        <time dateTime={isoDay(asOf)}>{formatDay(asOf, language)}</time>
        {after}
      </p>
    )
  }
  if (!isTheirs && mark === null) return null
  return (
    <p className="soft small">
      {texts.hidden}{' '}
      <a className="link" href={lodestonePrivacy(language)} rel="noopener">
        {texts.settings}
      </a>
    </p>
  )
}

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

export const EmotesPage = listPage({
  above: ReadNote,
  details: laterPart(() => import('./emote-details.tsx').then(({ EmoteDetails }) => EmoteDetails)),
  useSections: useEmoteSections,
})
