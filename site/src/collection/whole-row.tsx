import type { ReactNode } from 'react'
import type { Language, TableName } from '@kupodex/data/game'
import { NotReady } from '#tables/not-ready.tsx'
import type { RowOf } from '#tables/types.ts'
import { useTable } from '#tables/use-table.ts'

/** A row with what only details need of it. */
type WholeRowView<Row> = { state: 'loading' | 'failed' } | { state: 'ready'; row: Row | undefined }

/** The whole row of a thing; its table is loaded with the first details that are opened. */
export const useWholeRow = <Name extends TableName>(
  language: Language,
  name: Name,
  id: number,
): WholeRowView<RowOf<Name, 'full'>> => {
  const table = useTable(language, name, 'full')
  if (table.state !== 'ready') return table
  const rows: readonly (RowOf<Name, 'full'> & { id?: unknown })[] = table.rows
  return { state: 'ready', row: rows.find((row) => row.id === id) }
}

interface Props<Row> {
  view: WholeRowView<Row>
  language: Language
  children: (row: Row) => ReactNode
}

/** Draws what needs a whole row once it is there, and says until then that it is coming or cannot. */
export const WholeRow = <Row,>({ view, language, children }: Props<Row>): ReactNode => {
  if (view.state === 'ready') return view.row === undefined ? null : children(view.row)
  return <NotReady language={language} state={view.state} />
}
