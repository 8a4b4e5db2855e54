import type { ItemType } from '@kupodex/data/character'
import { csvOf } from '#format/csv.ts'

/** Marks as the export has them: since when (epoch s) by id, by type. */
export type MarksByType = Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>

/** Marks as a table: a row for each, with its date in ISO 8601, and its name, which is not read where an id stands. */
export const toCsv = (
  marks: MarksByType,
  names: ReadonlyMap<ItemType, ReadonlyMap<number, string>> = new Map(),
): string =>
  csvOf([
    ['type', 'id', 'date', 'name'],
    ...Object.entries(marks).flatMap(([type, things]) =>
      Object.entries(things ?? {}).map(([id, date]) => [
        ...[type, id, new Date(date * 1000).toISOString()],
        names.get(type as ItemType)?.get(Number(id)) ?? '',
      ]),
    ),
  ])
