import type { ComponentType } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import type { Facet } from '#list/controls/narrow.ts'
import type { ListControl } from '#list/controls/use-list.ts'
import type { Signs } from '#list/signs.ts'
import type { Rarity } from '#tables/rarity.ts'
import type { laterPart } from '#ask/later-part.tsx'
import type { ListFacts } from './facts.ts'
import type { Group } from './groups.ts'
import type { ListTexts } from './list-texts.ts'
import type { OwnerParts } from './owner-parts.ts'
import type { Tally } from './tally.ts'
import type { Thing } from './thing.ts'
import type { Ticking } from './tick-tools.tsx'

export interface ListTicking extends Ticking {
  parts: OwnerParts
}

/** What the build knows of a collection's page. */
export interface CollectionPageProps {
  language: Language
  facts: ListFacts
  images: string | null
  /** Whether things of this collection have pictures, so that a grid of them says which they are. */
  isPictured: boolean
  /** The names of the achievements that prove things of this collection, by id. */
  proofNames: Readonly<Record<number, string>>
  /** The achievements that say how many things of it a character has. */
  tallies: readonly Tally[]
}

/** What all parts of a list are drawn with. */
export interface ListFrame extends Omit<CollectionPageProps, 'tallies'> {
  texts: ListTexts
  extras: ListExtras
  /** What the character's achievements say of how many things of it it has at least; null where they say nothing. */
  tally: Tally | null
  characterId: number
  /** The names of the list's groups, by their words in addresses. */
  groupNames: ReadonlyMap<string, string>
  rarity: Rarity | null
  /** Whether the character is the reader's own, or a favorite. */
  isTheirs: boolean
  /** What the reader wants of it, and has elsewhere, in a list of a character of theirs; null where that is nothing. */
  signs: Signs | null
  isKnown: boolean
  /** What is said instead where it is not known what the character has. */
  unknown: string
  /** What rows say beside the rest, by the ids of things. */
  notes: Notes
  /** Things whose names the reader's shield hides. */
  isVeiled: (thing: Thing) => boolean
  /** Ticking; null for those who cannot. */
  mark: ListTicking | null
}

export interface OwnDetailsProps {
  frame: ListFrame
  character: CharacterAnswer
  thing: Thing
  groups: readonly Group[]
}

/** What the own part above a collection's list is drawn with. */
export interface AboveProps {
  frame: ListFrame
  character: CharacterAnswer
  things: readonly Thing[]
  groups: readonly Group[]
  /** The group that the address names; null for all. */
  group: string | null
  /** The state of the menu, with the chosen facets. */
  list: ListControl
}

/** What the own table of a collection's view `table` is drawn with: the things of one section. */
export interface TableProps {
  frame: ListFrame
  things: readonly Thing[]
  openKey: number | null
}

export interface RowPartProps {
  frame: ListFrame
  thing: Thing
}

export interface Section {
  /** Tells it from the others of the list. */
  key: number | string
  name: string
  /** Its place among them; where it is the same, they come in the order of their things. */
  order: number
}

/** The section that a thing is in; one function for as long as it says the same. */
export type SectionOf = (thing: Thing) => Section

/** What a row says of a thing beside its name and how to get it. */
export interface Note {
  /** Below the name; a search finds the thing by it, too. */
  text: string
  /** At the end of the row. */
  end?: string
}

/** Notes by the ids of things. */
export type Notes = ReadonlyMap<number, Note>

/** What the page of one collection shows beside what every list does; the room of that collection gives it to the list. */
export interface ListExtras {
  /** Below the lines that every list has, in the details of a thing that no shield hides. */
  details?: ReturnType<typeof laterPart<OwnDetailsProps>>
  /** Between the name and those lines, in the details of a thing that no shield hides. */
  figure?: ReturnType<typeof laterPart<OwnDetailsProps>>
  /** Between the groups and the menu of the list. */
  above?: ComponentType<AboveProps>
  /** A hook that says which section a thing is in by a word of `groupings`; null while its tables are loading. A list that has it is drawn in sections. */
  useSections?: (language: Language, grouping: string) => SectionOf | null
  /** A hook that makes the facets that it alone has; none while its tables are loading. */
  useFacets?: (language: Language, character: CharacterAnswer) => readonly Facet<Thing>[]
  /** A hook that makes the notes of its rows; none while its tables are loading, or neither shown nor looked through. */
  useNotes?: (language: Language, isWanted: boolean) => Notes
  /** Below the name in each row. Rows are drawn again only where their things change: what else changes, the part has to follow itself. */
  inRow?: ComponentType<RowPartProps>
  /** Draws the things of each section in the view `table`. */
  table?: ComponentType<TableProps>
  /** Loads what readers ask for next, once they point at the list. */
  ahead?: () => void
}

export const noExtras: ListExtras = {}

/** The address of a collection's list, or of a group in it. */
export const listPath = (
  { language, characterId, facts }: Pick<ListFrame, 'language' | 'characterId' | 'facts'>,
  ...groups: readonly string[]
): string => characterPagePath(language, characterId, facts.page.path, ...groups)

export const thingPath = (frame: Pick<ListFrame, 'language' | 'characterId' | 'facts'>, thing: Thing): string =>
  listPath(frame, ...thing.groups.slice(0, frame.facts.page.levels.length), String(thing.key))

/** The key of the thing that is open where it is among these; null otherwise, so that other pieces of a list stay as they are. */
export const openAmong = (things: readonly Thing[], openKey: number | null): number | null =>
  things.some(({ key }) => key === openKey) ? openKey : null
