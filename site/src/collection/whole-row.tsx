import type { ReactNode } from 'react'
import type { ListFrame } from './frame.ts'
import type { WholeRowView } from './use-whole-row.ts'

interface Props<Row> {
  view: WholeRowView<Row>
  texts: ListFrame['texts']
  children: (row: Row) => ReactNode
}

/** Draws what needs a whole row once it is there, and says until then that it is coming or cannot. */
export const WholeRow = <Row,>({ view, texts: { tables }, children }: Props<Row>): ReactNode => {
  if (view.state === 'ready') return view.row === undefined ? null : children(view.row)
  return <p className="soft">{tables[view.state]}</p>
}
