import { useTable } from '#tables/use-table.ts'
import { PrivateOr } from './private-or.tsx'
import { RaidsList } from './raids-list.tsx'
import type { PageProps, Shown } from './shown.ts'
import { WithTables } from './waiting.tsx'

const WithRaids = (shown: Shown) => {
  const views = { raids: useTable(shown.language, 'raids'), expansions: useTable(shown.language, 'expansions') }
  return (
    <WithTables language={shown.language} views={views}>
      {(tables) => <RaidsList {...shown} {...tables} />}
    </WithTables>
  )
}

/** The island of a character's raids. */
export const RaidsPage = ({ language }: Pick<PageProps, 'language'>) => (
  <PrivateOr language={language}>{(shown) => <WithRaids {...shown} />}</PrivateOr>
)
