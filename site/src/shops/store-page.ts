import type { CharacterWord } from '@kupodex/data/contract'
import type { Language, RarityType, UnlockKind } from '@kupodex/data/game'
import type { ControlTexts } from '#collection/controls/texts/index.ts'
import type { TableTexts } from '#tables/texts/index.ts'
import type { StateTexts } from '../character/with-character.tsx'
import type { StoreTexts } from './texts/index.ts'

/** The page and name of a collection whose things items unlock; `list` is its rarity list, null without one. */
interface UnlockPage {
  word: CharacterWord
  list: RarityType | null
  name: string
}

/** The page of each collection whose things items unlock. */
export type UnlockPages = Readonly<Record<UnlockKind, UnlockPage>>

/** What the pages of things for a currency are made with. */
export interface StoreProps {
  language: Language
  texts: StateTexts & { store: StoreTexts; controls: ControlTexts; tables: TableTexts }
  unlockPages: UnlockPages
  images: string | null
}
