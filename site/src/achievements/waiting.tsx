import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from '#tables/page.ts'
import type { TableView } from '#tables/types.ts'

/** How many rows fill a screen. */
const bones = [...Array(9).keys()]

/** What is shown while a page has no data: as high as the rows that come. */
export const Skeleton = () => (
  <ul className="bones" aria-hidden="true">
    {bones.map((at) => (
      <li key={at} className="bone" />
    ))}
  </ul>
)

/** The same, for what is being asked for. */
export const Waiting = () => (
  <div aria-busy="true">
    <Skeleton />
  </div>
)

type Views = Readonly<Record<string, TableView<unknown>>>

type RowsOf<Of extends Views> = {
  [Name in keyof Of]: Extract<Of[Name], { state: 'ready' }>['rows']
}

interface Props<Of extends Views> {
  language: Language
  views: Of
  children: (rows: RowsOf<Of>) => ReactNode
}

/** Draws what needs tables once all of them are there, and says so where one cannot be had. */
export const WithTables = <Of extends Views>({ language, views, children }: Props<Of>) => {
  const all = Object.values(views)
  if (all.some(({ state }) => state === 'failed')) return <Failed language={language} again={checkPage} />
  const ready = Object.entries(views).flatMap(([name, view]) => (view.state === 'ready' ? [[name, view.rows]] : []))
  return ready.length < all.length ? <Waiting /> : children(Object.fromEntries(ready) as RowsOf<Of>)
}
