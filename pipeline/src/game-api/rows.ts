import type { GameAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { ProseRow } from '@kupodex/data/tables'
import { localise } from './localise.ts'

/** A row of any table. */
export interface GameRow {
  id: number | string
  updatedAt: number
  deleted: boolean
  sources?: readonly unknown[]
}

/** What is published of a table's rows in one language besides what the table has. */
export interface TableTexts {
  /** Prose by row id; empty where this machine has none. */
  prose: Readonly<Record<string, ProseRow>>
  /** How to obtain a thing, in words, from its structured sources. */
  howTo: (sources: readonly unknown[]) => string
}

type PublishedRow = GameAnswer['tables'][string][number]

/** Rows of a table in one language; a row is as new as its newest part. */
export const publishedRows = (rows: readonly GameRow[], language: Language, texts: TableTexts): PublishedRow[] =>
  rows.map((row) => {
    const { updatedAt = 0, ...prose } = texts.prose[row.id] ?? {}
    return {
      ...(localise(row, language) as GameRow),
      ...(row.sources ? { howTo: texts.howTo(row.sources) } : {}),
      ...prose,
      updatedAt: Math.max(row.updatedAt, updatedAt),
    }
  })
