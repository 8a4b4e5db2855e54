import { type ReactNode, useMemo } from 'react'
import { formatNumber } from '#format/number.ts'
import { RowList } from './row-list.tsx'
import type { CollectionProps } from './shown.ts'
import type { SearchedTitle } from './title-search.ts'
import type { TitleSection as Section } from './titles.ts'

interface Props extends CollectionProps {
  section: Section
  heading: string
  all: readonly SearchedTitle[]
  children: (title: SearchedTitle) => ReactNode
}

/** The titles of a section; nothing where there are none. */
export const TitleSection = ({ language, texts, page, section, heading, all, children }: Props) => {
  const rows = useMemo(() => all.filter((title) => title.section === section), [all, section])
  if (rows.length === 0) return null
  return (
    <section className="section" data-section={section}>
      <h2>
        {heading} <small className="soft">{formatNumber(rows.length, language)}</small>
      </h2>
      <RowList {...{ language, texts, rows, most: page.rows }} keyOf={({ id }) => id}>
        {children}
      </RowList>
    </section>
  )
}
