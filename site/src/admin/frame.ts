import type { AdminRow } from '@kupodex/data/contract'
import type { EditedTable, Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import type { FailureTexts } from '#user/texts.ts'
import type { Drafts } from './drafts.ts'
import type { AdminTexts } from './texts.ts'

export interface SourceType {
  id: number
  name: string
}

/** What all rows of a list share; another one draws them again. */
export interface AdminFrame {
  language: Language
  ask: Ask
  texts: AdminTexts
  failures: FailureTexts
  table: EditedTable
  /** Base address of pictures; null where they are drawn. */
  images: string | null
  sourceTypes: readonly SourceType[]
  drafts: Drafts
  /** Takes a row as the server has it now. */
  take: (row: AdminRow) => void
  saved: () => void
}
