import type { GameAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { localise } from './localise.ts'

/** A row of any table. */
export interface GameRow {
  id: number | string
  updatedAt: number
  deleted: boolean
  sources?: readonly unknown[]
}

/** Prose of a row in one language: texts by field, and when they last changed (epoch ms). */
export interface RowProse {
  updatedAt: number
  texts: Readonly<Record<string, string>>
}

/** What is published of a row besides the row itself. */
export interface RowTexts {
  /** Prose by row id; a row without any is absent. */
  prose: ReadonlyMap<string, RowProse>
  /** How to obtain a thing, from its sources. */
  howTo: (sources: readonly unknown[]) => string
}

type PublishedRow = GameAnswer['tables'][string][number]

/** Rows of a table in one language; a row is as new as its newest part. */
export const publishedRows = (rows: readonly GameRow[], language: Language, texts: RowTexts): PublishedRow[] =>
  rows.map((row) => {
    const prose = texts.prose.get(String(row.id))
    return {
      ...(localise(row, language) as GameRow),
      ...(row.sources ? { howTo: texts.howTo(row.sources) } : {}),
      ...prose?.texts,
      updatedAt: Math.max(row.updatedAt, prose?.updatedAt ?? 0),
    }
  })
