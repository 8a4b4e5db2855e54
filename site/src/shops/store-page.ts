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

export type UnlockPages = Readonly<Record<UnlockKind, UnlockPage>>

export interface StorePageProps {
  language: Language
  unlockPages: UnlockPages
  images: string | null
}

export interface StoreProps extends StorePageProps {
  texts: StorePageTexts
}

export interface ShopsProps extends StoreProps {
  character: CharacterAnswer
  store: Store
  ticks: Ticks
  currencies: readonly Currency[]
}
