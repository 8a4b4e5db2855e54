import { useMemo } from 'react'
import { useTable } from '#tables/use-table.ts'
import { PrivateOr } from './private-or.tsx'
import type { PageProps, Shown } from './shown.ts'
import { TitlesList } from './titles-list.tsx'
import { WithTables } from './waiting.tsx'

const WithTitles = (shown: Shown) => {
  const { language } = shown
  const kinds = useTable(language, 'achievementKinds')
  const categories = useTable(language, 'achievementCategories')
  const titles = useTable(language, 'titles')
  const achievements = useTable(language, 'achievements')
  const views = useMemo(() => ({ kinds, categories, titles, achievements }), [kinds, categories, titles, achievements])
  return (
    <WithTables texts={shown.texts} views={views}>
      {(tables) => <TitlesList {...shown} tables={tables} />}
    </WithTables>
  )
}

/** The island of a character's titles. */
export const TitlesPage = (props: PageProps) => <PrivateOr {...props}>{(shown) => <WithTitles {...shown} />}</PrivateOr>
