import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { NotReady } from '#tables/not-ready.tsx'
import type { WholeRowView } from './use-whole-row.ts'

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
