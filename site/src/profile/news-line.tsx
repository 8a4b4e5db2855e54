import { Suspense } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { formatDay, formatMoment } from '#format/date.ts'
import { gapOf } from '#format/punctuation.ts'
import { counted, fill } from '#texts/fill.ts'
import { laterPart } from '#ask/later-part.tsx'
import type { NewsListProps } from './news-list.tsx'
import { useNews } from './use-news.ts'

interface Props extends Omit<NewsListProps, 'character' | 'news'> {
  /** What is said where nothing is new, in place of as of when the character was read. */
  otherwise?: string
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

/** At a first visit nothing is new. */
const newsList = laterPart(() => import('./news-list.tsx').then(({ NewsList }) => NewsList))

/**
 * What is new for a character since this browser showed it, closed until it is asked for; in its place as of when it was read, or
 * what else is said, so that nothing moves. Once it was open it is gone at the next visit.
 */
export const NewsLine = (props: Props) => {
  const { language, text, common, otherwise, character, things } = props
  const news = useNews(character, things.tables)
  if (character === null || news === null) {
    const updatedAt = character?.updatedAt ?? null
    return (
      <p className="since small soft">
        {updatedAt !== null && (otherwise ?? fill(common.asOf, { date: formatMoment(updatedAt, language) }))}
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
        {fill(text.title, { date: formatDay(since, language) })}
        {gapOf(language)}
        {parts.flatMap(([forms, count]) => (count === 0 ? [] : [counted(forms, count, language)])).join(' · ')}
      </summary>
      <Suspense>
        <newsList.Part {...props} character={character} news={news} />
      </Suspense>
    </details>
  )
}
