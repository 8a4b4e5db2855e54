import type { ComponentType } from 'react'
import type { Language, LeanRow, TableName } from '@kupodex/data/game'
import { useTables } from '#tables/use-tables.ts'
import { PrivateOr } from './private-or.tsx'
import type { Shown } from './shown.ts'
import { WithTables } from './waiting.tsx'

type Rows<Name extends TableName> = { [One in Name]: readonly LeanRow<One>[] }

/** Makes the island of a page that is drawn from a character and some tables. */
export const tablesPage = <Name extends TableName>(names: readonly Name[], List: ComponentType<Shown & Rows<Name>>) => {
  const WithRows = (shown: Shown) => (
    <WithTables language={shown.language} views={useTables(shown.language, names)}>
      {(rows) => <List {...shown} {...(rows as Rows<Name>)} />}
    </WithTables>
  )
  return ({ language }: { language: Language }) => (
    <PrivateOr language={language}>{(shown) => <WithRows {...shown} />}</PrivateOr>
  )
}
