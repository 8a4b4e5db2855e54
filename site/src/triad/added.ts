import { atom } from 'nanostores'
import type { Language, PageFacet } from '@kupodex/data/game'
import type { Facet } from '#list/controls/narrow.ts'
import type { Notes } from '#collection/frame.ts'
import type { Thing } from '#collection/thing.ts'
import { counted } from '#texts/fill.ts'
import { nextTexts } from './texts.ts'
import { missingOf, type Opponent, whereOf } from './opponents.ts'

/** The facets of opponents, by their names in addresses. */
export const opponentFacets = ['cards', 'region'] as const satisfies readonly PageFacet[]

/** An opponent and what of his a character has; null where that is not known. */
export interface Listed {
  opponent: Opponent
  missing: number | null
}

/** The opponents of the page, once their tables are there; by their ids. */
export const listed = atom<ReadonlyMap<number, Listed>>(new Map())

/** The facets, once their script is there. */
export const facets = atom<readonly Facet<Thing>[]>([])

/** Says which cards of opponents a character has. */
export const listedOf = (
  opponents: readonly Opponent[],
  owned: ReadonlySet<number> | null,
): ReadonlyMap<number, Listed> =>
  new Map(
    opponents.map((opponent) => [
      opponent.id,
      { opponent, missing: owned === null ? null : missingOf(opponent, owned).length },
    ]),
  )

/** What rows of opponents say in a language: where they are, and how many of their cards are missing. */
export const notesOf = (all: ReadonlyMap<number, Listed>, language: Language): Notes =>
  new Map(
    [...all.values()].map(({ opponent, missing }) => [
      opponent.id,
      {
        text: whereOf(opponent),
        ...(missing ? { end: counted(nextTexts(language).missing, missing, language) } : {}),
      },
    ]),
  )

/** What stands for the notes where none are shown. */
export const noNotes = atom<Notes>(new Map())

export const notes = atom<Notes>(new Map())
