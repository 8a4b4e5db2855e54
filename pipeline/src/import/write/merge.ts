import type { Language } from '@kupodex/data/game'
import type { RowProse } from '../sheets/sheet.ts'

/** The fields that the writer adds to a row. */
export interface Housekeeping {
  id: number
  updatedAt: number
  deleted: boolean
}

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

/** Prose of one row in one language, with the time (epoch ms) its text last changed. */
type StoredProse = Record<string, string | number> & { updatedAt: number }

/** Prose of a table in one language by row id. */
export type ProseFile = Record<string, StoredProse>

const textsIn = (prose: RowProse, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(prose)
      .map(([field, texts]) => [field, texts[language] ?? ''] as const)
      .filter(([, text]) => text !== ''),
  )

/**
 * The prose file to write: unchanged texts keep their time, others get `now`. Where there was no file before, texts are
 * as old as their rows, so that a fresh copy of the repository has the same times.
 */
export const mergeProse = (
  old: ProseFile | null,
  prose: ReadonlyMap<number, RowProse>,
  language: Language,
  rowTime: (id: number) => number,
  now: number,
): ProseFile => {
  const merged: ProseFile = { ...old }
  for (const [id, texts] of prose) {
    const fields = textsIn(texts, language)
    const before = old?.[id]
    if (Object.keys(fields).length === 0 && !before) continue
    const same = before && JSON.stringify({ ...fields, updatedAt: before.updatedAt }) === JSON.stringify(before)
    if (!same) merged[id] = { ...fields, updatedAt: old ? now : rowTime(id) }
  }
  return merged
}
