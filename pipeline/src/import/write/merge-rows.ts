/** The fields that the writer adds to a row. */
export interface Housekeeping {
  id: number
  updatedAt: number
  deleted: boolean
}

/** What an import did to a table. */
export interface Changes {
  added: number[]
  changed: number[]
  /** Rows that the newest sheets no longer have; they stay, marked as deleted. */
  removed: number[]
}

const contentOf = ({ updatedAt: _updated, deleted: _deleted, ...content }: Housekeeping): string =>
  JSON.stringify(content)

/**
 * The rows to write: an unchanged row keeps its `updatedAt`, a changed, new or returned one gets `now`, and a row that
 * is gone stays as it was, marked as deleted unless `keepsGone`. Sorted by id. Fields must come in the same order on both
 * sides.
 */
export const mergeRows = <Row extends Housekeeping>(
  old: readonly Row[],
  built: readonly Row[],
  now: number,
  keepsGone = false,
): { rows: Row[]; changes: Changes } => {
  const before = new Map(old.map((row) => [row.id, row]))
  const changes: Changes = { added: [], changed: [], removed: [] }
  const rows = built.map((row): Row => {
    const known = before.get(row.id)
    before.delete(row.id)
    if (known && !known.deleted && contentOf(known) === contentOf(row)) return { ...row, updatedAt: known.updatedAt }
    ;(known && !known.deleted ? changes.changed : changes.added).push(row.id)
    return { ...row, updatedAt: now }
  })
  for (const gone of before.values()) {
    const stays = gone.deleted || keepsGone
    if (!stays) changes.removed.push(gone.id)
    rows.push(stays ? gone : { ...gone, deleted: true, updatedAt: now })
  }
  return { rows: rows.sort((a, b) => a.id - b.id), changes }
}
