import { memo } from 'react'
import type { AdminFrame } from './frame.ts'
import { cut } from '#format/cut.ts'
import type { ListedRow } from './listed.ts'
import { Row } from './row.tsx'
import { useSeen } from '../ui/use-seen.ts'

/** Rows that are drawn together once they come near the window: each has four texts and a choice of thirty sources. */
const rowsTogether = 10

/** About how high a row is before it is drawn, in rem. */
const rowHeight = 18

const Piece = memo(
  ({ frame, rows }: { frame: AdminFrame; rows: readonly ListedRow[] }) => {
    const [ref, isSeen] = useSeen()
    return isSeen ? (
      <ul className="edited-rows">
        {rows.map((listed) => (
          <Row key={listed.row.id} frame={frame} listed={listed} />
        ))}
      </ul>
    ) : (
      <div ref={ref} className="edited-rows" style={{ minHeight: `${rows.length * rowHeight}rem` }} />
    )
  },
  (a, b) =>
    a.frame === b.frame &&
    a.rows.length === b.rows.length &&
    a.rows.every((one, at) => one.row === b.rows[at]?.row && one.name === b.rows[at]?.name),
)
Piece.displayName = 'Piece'

export const List = ({ frame, rows }: { frame: AdminFrame; rows: readonly ListedRow[] }) =>
  cut(rows, rowsTogether).map((some) => <Piece key={some[0]?.row.id} frame={frame} rows={some} />)
