import { type TableName, type TableRow, tables } from '@kupodex/data/game'
import { Refusal } from '../sheets/refusal.ts'
import type { Sheet } from '../sheets/sheet.ts'

/**
 * Built rows as the table's schema wants them, fields in its order and housekeeping at its start values; a row that does
 * not fit and an id that comes twice are refused with table, id and column, and with the row of the sheet it is made from.
 */
export const checkRows = <Name extends TableName>(
  table: Name,
  drafts: readonly object[],
  sheet: Sheet | null,
): TableRow<Name>[] => {
  const refuse = (id: unknown, column: string | undefined, problem: string): never => {
    const inTable = `table ${table}, id ${String(id)}${column ? `, ${column}` : ''}: ${problem}`
    throw new Refusal(sheet && typeof id === 'number' ? sheet.placeOf(id) : { file: 'the sheets' }, inTable)
  }
  const seen = new Set<number>()
  return drafts.map((draft) => {
    const result = tables[table].row.safeParse({ ...draft, updatedAt: 0, deleted: false })
    const id = 'id' in draft ? draft.id : '?'
    if (!result.success) {
      const [issue] = result.error.issues
      return refuse(id, issue?.path.join('.'), issue?.message ?? 'does not fit')
    }
    if (seen.has(result.data.id)) refuse(id, undefined, 'is there twice')
    seen.add(result.data.id)
    return result.data as TableRow<Name>
  })
}
