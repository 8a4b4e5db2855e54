import type { Language } from '@kupodex/data/game'
import type { PlaceKind } from '@kupodex/data/places'
import type { Party } from '#party/party.ts'
import type { ChangeTonight, TonightState } from './state.ts'

/** What names what, in the order in which it is offered. */
type Names = readonly (readonly [id: number, name: string])[]

/** What the page brings from its build, in one language. */
export interface TonightFrame {
  language: Language
  /** What each kind of places is called. */
  kinds: Readonly<Record<PlaceKind, string>>
  /** The kinds of duties that give something. */
  dutyKinds: Names
  expansions: Names
  /** What the page is called that shows who has what. */
  matrix: string
  /** What each collection is called, by its type. */
  titles: Readonly<Record<string, string>>
}

export interface TonightProps {
  frame: TonightFrame
  party: Party
  state: TonightState
  change: ChangeTonight
}
