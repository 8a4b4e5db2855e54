import type { ComponentType } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { laterPart } from '../ui/later-part.ts'
import type { Facet } from './controls/narrow.ts'
import type { ListControl } from './controls/use-list.ts'
import type { ListFrame } from './frame.ts'
import type { Group } from './groups.ts'
import type { Thing } from './thing.ts'

/** What the own part of a collection's details is drawn with. */
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
  /** All things of the collection. */
  things: readonly Thing[]
  groups: readonly Group[]
  /** The group that the address names; null for all. */
  group: string | null
  /** The state of the menu, with the chosen facets. */
  list: ListControl
}

/** What the own part of each row is drawn with. */
export interface RowPartProps {
  frame: ListFrame
  thing: Thing
}

/** A heading of a list, with the things below it. */
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
  /**
   * A hook that says which section a thing is in by a word of the list's `groupings`; null while its tables are loading. A list
   * that has it is drawn in sections.
   */
  useSections?: (language: Language, grouping: string) => SectionOf | null
  /** The names of its own facets, which the address has. */
  facetNames?: readonly string[]
  /** A hook that makes these facets; none while its tables are loading. */
  useFacets?: (language: Language, character: CharacterAnswer) => readonly Facet<Thing>[]
  /** A hook that makes the notes of its rows in a view of the list; none while its tables are loading. */
  useNotes?: (language: Language, view: string) => Notes
  /** Below the name in each row. Rows are drawn again only where their things change: what else changes, the part has to follow itself. */
  inRow?: ComponentType<RowPartProps>
  /** Loads what readers ask for next, once they point at the list. */
  ahead?: () => void
}

/** A list without a part of its own. */
export const noExtras: ListExtras = {}
