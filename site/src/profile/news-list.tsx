import type { ReactNode } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { BoardType, Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import type { Texts } from '#texts/en.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ChangedRank } from './seen.ts'
import type { ProfileTexts } from './texts.ts'
import { ThingLink } from './thing-link.tsx'
import { type SyncedType, thingPath } from './things.ts'
import type { NewsView } from './use-news.ts'
import type { Things } from './use-things.ts'

export interface NewsListProps {
  language: Language
  text: ProfileTexts['since']
  common: Pick<Texts['common'], 'asOf' | 'globalWithin'>
  /** What a rank is written as. */
  rank: string
  /** What each collection is called, by its type. */
  titles: Readonly<Record<SyncedType, string>>
  /** The name of a thing that has none. */
  unnamed: (id: number) => string
  things: Things
  character: CharacterAnswer
  news: NewsView
}

/** How many things are named; the rest is a number. */
const named = 12

const List = ({ title, more, children }: { title: string; more: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <div>
      <h3>{title}</h3>
      <ul>
        {children}
        {more !== '' && <li className="soft">{more}</li>}
      </ul>
    </div>
  )

/** What a character gained, which of its ranks changed, and what the game has since. */
export const NewsList = (props: NewsListProps) => {
  const { language, text, common, rank, titles, unnamed, things, character, news } = props
  const scopeName = (scope: ChangedRank['scope']) =>
    ({ world: character.worldName, dataCenter: character.dcName, global: common.globalWithin })[scope]
  const rankText = (value: number) => fill(rank, { rank: formatNumber(value, language) })
  const moreText = ({ length }: readonly unknown[]) =>
    length > named ? counted(text.more, length - named, language) : ''
  const item = (type: SyncedType, id: number) => {
    const found = things.thingName(type, id)
    const { name, patch } = found ?? { name: found === null ? '…' : unnamed(id), patch: null }
    return (
      <li key={`${type}${id}`}>
        <ThingLink thing={{ name, patch, path: thingPath(language, character.id, type, id) }} />
      </li>
    )
  }
  return (
    <div className="news">
      <List title={text.obtained} more={moreText(news.gained)}>
        {news.gained.slice(0, named).map(({ type, id }) => item(type, id))}
      </List>
      <List title={text.changed} more="">
        {news.ranks.map(({ type, scope, from, to }) => (
          <li key={`${type}${scope}`}>
            {fill(text.rank, {
              type: titles[type as BoardType],
              scope: scopeName(scope),
              to: rankText(to),
              from: rankText(from),
            })}
          </li>
        ))}
      </List>
      <List title={text.out} more={moreText(news.released)}>
        {news.released.slice(0, named).map(({ type, id }) => item(type, id))}
      </List>
    </div>
  )
}
