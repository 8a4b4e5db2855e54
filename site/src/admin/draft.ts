import type { AdminRow } from '@kupodex/data/contract'
import {
  differing,
  howToProblem,
  type HowToProblem,
  isSameOverride,
  type Language,
  languages,
  overridden,
  type Override,
  recordOf,
  tidyHowTo,
} from '@kupodex/data/game'

/** The order of the texts side by side (spec: site §2.9). */
export const textOrder = ['en', 'fr', 'de', 'ja'] as const satisfies readonly Language[]

/** A row as an editor has it before it is saved. */
export interface Draft {
  howTo: Record<Language, string>
  obtainable: boolean
  /** Undefined for a table without source types. */
  sourceTypeId: number | undefined
}

/** A row as readers will see it, once the next night has published it. */
export const draftOf = ({ base, override }: AdminRow): Draft => {
  const { howTo, obtainable, sourceTypeId } = overridden({ ...base, gone: undefined }, override?.fields ?? {})
  return { howTo: recordOf(languages, (language) => howTo[language] ?? ''), obtainable, sourceTypeId }
}

/** What of a draft differs from the table; an empty text is the table's own. */
export const overrideOf = ({ howTo, obtainable, sourceTypeId }: Draft, { base }: AdminRow): Override =>
  differing(base, {
    howTo: recordOf(languages, (language) => {
      const text = tidyHowTo(howTo[language])
      return text === tidyHowTo(base.howTo[language]) ? '' : text
    }),
    obtainable,
    sourceTypeId,
  })

export const isChanged = (draft: Draft, row: AdminRow): boolean =>
  !isSameOverride(overrideOf(draft, row), differing(row.base, row.override?.fields ?? {}))

/** What is wrong with the texts of a draft, by language; empty where nothing is. */
export const problemsOf = ({ howTo }: Draft, row: AdminRow): Partial<Record<Language, HowToProblem>> => {
  const { howTo: said = {} } = overrideOf({ howTo, obtainable: true, sourceTypeId: undefined }, row)
  return Object.fromEntries(
    languages.flatMap((language) => {
      const problem = said[language] === undefined ? null : howToProblem(said[language])
      return problem === null ? [] : [[language, problem]]
    }),
  )
}

/** The text of a draft as readers will see it: an empty one is the table's own. */
export const shownText = ({ howTo }: Draft, { base }: AdminRow, language: Language): string =>
  tidyHowTo(howTo[language]) || base.howTo[language]
