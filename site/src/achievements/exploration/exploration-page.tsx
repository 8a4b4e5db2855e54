import { useTable } from '#tables/use-table.ts'
import { PrivateOr } from '../private-or.tsx'
import type { PageProps, Shown } from '../shown.ts'
import { WithTables } from '../waiting.tsx'
import { ExplorationList } from './exploration-list.tsx'

const WithExplorations = (shown: Shown) => {
  const views = {
    explorations: useTable(shown.language, 'explorations'),
    expansions: useTable(shown.language, 'expansions'),
  }
  return (
    <WithTables language={shown.language} views={views}>
      {(tables) => <ExplorationList {...shown} {...tables} />}
    </WithTables>
  )
}

/** The island of what a character has explored. */
export const ExplorationPage = ({ language }: Pick<PageProps, 'language'>) => (
  <PrivateOr language={language}>{(shown) => <WithExplorations {...shown} />}</PrivateOr>
)
