import type { HandFacts } from '../facts/hand-facts.ts'
import type { ItemFacts } from '../facts/item-facts.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { Disputes } from './disputes.ts'
import type { References } from './references.ts'

/** What a table is built from: the game's sheets, the item facts (empty without `--items`), and facts kept by hand. */
export interface ImportContext {
  sheets: Sheets
  items: ItemFacts
  hand: HandFacts
  /** Rows of reference tables (items, NPCs, places, ...) that other tables point to. */
  references: References
  /** Things that facts disagree on, for the report. */
  disputes: Disputes
}
