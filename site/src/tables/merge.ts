import type { AnyRow } from './types.ts'

/** Rows with the changed ones in their places, by rising id; rows that did not change stay the same objects. */
export const mergeRows = (rows: readonly AnyRow[], changed: readonly AnyRow[]): AnyRow[] =>
  [...new Map([...rows, ...changed].map((row) => [row.id, row])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))

/** When the newest of some rows changed (epoch ms); 0 without rows. */
export const newestOf = (rows: readonly AnyRow[]): number =>
  rows.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), 0)

/** The rows that the game still has. */
export const listed = (rows: readonly AnyRow[]): AnyRow[] => rows.filter(({ deleted }) => !deleted)
