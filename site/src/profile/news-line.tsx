import { Suspense } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { formatDay, formatMoment } from '#format/date.ts'
import type { Texts } from '#texts/en.ts'
import { counted, fill } from '#texts/fill.ts'
import { laterPart } from '../ui/later-part.ts'
import type { ProfileTexts } from './texts/index.ts'
import type { SyncedType } from './things.ts'
import { useNews } from './use-news.ts'
import type { Things } from './use-things.ts'

/** What the line of news is drawn with. */
export interface NewsLineProps {
  language: Language
  text: ProfileTexts['since']
  common: Pick<Texts['common'], 'asOf' | 'global'>
  /** What a rank is written as. */
  rank: string
  /** What each collection is called, by its type. */
  titles: Readonly<Record<SyncedType, string>>
  /** The name of a thing that has none. */
  unnamed: (id: number) => string
  things: Things
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

/** At a first visit nothing is new. */
const newsList = laterPart(() => import('./news-list.tsx').then(({ NewsList }) => NewsList))

/**
 * What is new for a character since this browser showed it, closed until it is asked for; in its place as of when it was read,
 * so that nothing moves. Once it was open it is gone at the next visit.
 */
export const NewsLine = (props: NewsLineProps) => {
  const { language, text, common, character, things } = props
  const news = useNews(character, things.tables)
  if (character === null || news === null) {
    const updatedAt = character?.updatedAt ?? null
    return (
      <p className="since small soft">
        {updatedAt !== null && fill(common.asOf, { date: formatMoment(updatedAt, language) })}
      </p>
    )
  }
  const { gained, ranks, released, since, setOpen } = news
  const parts = [
    [text.gained, gained.length],
    [text.ranks, ranks.length],
    [text.released, released.length],
  ] as const
  return (
    <details className="since small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {fill(text.title, { date: formatDay(since, language) })}{' '}
        {parts.flatMap(([forms, count]) => (count === 0 ? [] : [counted(forms, count, language)])).join(' · ')}
      </summary>
      <Suspense>
        <newsList.Part {...props} character={character} news={news} />
      </Suspense>
    </details>
  )
}
