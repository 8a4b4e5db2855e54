import type { CharacterAnswer, CharacterWord } from '@kupodex/data/contract'
import type { Language, RarityType, UnlockKind } from '@kupodex/data/game'
import type { StorePageTexts } from './page-texts.ts'
import type { Ticks } from './ticks.tsx'
import type { Currency } from './unlocks.ts'
import type { Store } from './use-store.ts'

/** The page, its drawing and name of a collection whose things items unlock; `list` is its rarity list, null without one. */
interface UnlockPage {
  word: CharacterWord
  icon: string
  list: RarityType | null
  name: string
}

/** The page of each collection whose things items unlock. */
export type UnlockPages = Readonly<Record<UnlockKind, UnlockPage>>

/** What the pages of things for a currency are given. */
export interface StorePageProps {
  language: Language
  unlockPages: UnlockPages
  images: string | null
}

/** What they are made with. */
export interface StoreProps extends StorePageProps {
  texts: StorePageTexts
}

/** What all parts of the shops are drawn with. */
export interface ShopsProps extends StoreProps {
  character: CharacterAnswer
  store: Store
  ticks: Ticks
  currencies: readonly Currency[]
}
