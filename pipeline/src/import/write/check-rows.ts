import { type TableName, type TableRow, tables } from '@kupodex/data/game'
import { Refusal } from '../refusal.ts'

/**
 * Built rows as the table's schema wants them, fields in its order and housekeeping at its start values; a row that does
 * not fit and an id that comes twice are refused with table, id and column.
 */
export const checkRows = <Name extends TableName>(table: Name, drafts: readonly object[]): TableRow<Name>[] => {
  const seen = new Set<number>()
  return drafts.map((draft) => {
    const result = tables[table].row.safeParse({ ...draft, updatedAt: 0, deleted: false })
    const id = 'id' in draft ? String(draft.id) : '?'
    if (!result.success) {
      const [issue] = result.error.issues
      throw new Refusal({ file: `table ${table}`, column: issue?.path.join('.') }, `row ${id}: ${issue?.message}`)
    }
    if (seen.has(result.data.id))
      throw new Refusal({ file: `table ${table}`, column: 'id' }, `row ${id} is there twice`)
    seen.add(result.data.id)
    return result.data as TableRow<Name>
  })
}
