import { useCallback, useEffect, useState } from 'react'
import type { AdminRow, AdminRowsAnswer } from '@kupodex/data/contract'
import type { EditedTable } from '@kupodex/data/game'
import type { AskFailure } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'

/** The rows of a table as editors have them. */
export type RowsState =
  { state: 'loading' } | { state: 'failed'; code: AskFailure } | { state: 'ready'; answer: AdminRowsAnswer }

interface Held {
  table: EditedTable
  rows: RowsState
}

const replaced = ({ rows, ...rest }: AdminRowsAnswer, row: AdminRow): AdminRowsAnswer => ({
  ...rest,
  rows: rows.map((one) => (one.id === row.id ? row : one)),
})

/** The rows of a table, how to put one in the place of what was there, and how to ask again. */
export const useRows = (table: EditedTable): [RowsState, take: (row: AdminRow) => void, again: () => void] => {
  const [held, setHeld] = useState<Held | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    void ask('adminRows', { type: table }).then((outcome) => {
      if (!isWanted) return
      setHeld({
        table,
        rows: outcome.ok ? { state: 'ready', answer: outcome.value } : { state: 'failed', code: outcome.code },
      })
    })
    return () => void (isWanted = false)
  }, [table, tries])

  const take = useCallback(
    (row: AdminRow) =>
      setHeld((now) =>
        now?.rows.state === 'ready' && now.table === table
          ? { table, rows: { state: 'ready', answer: replaced(now.rows.answer, row) } }
          : now,
      ),
    [table],
  )
  const again = useCallback(() => {
    setHeld(null)
    setTries((before) => before + 1)
  }, [])
  return [held?.table === table ? held.rows : { state: 'loading' }, take, again]
}
