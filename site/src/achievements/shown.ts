import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { StateTexts } from '#character/with-character.tsx'
import type { ControlTexts } from '#collection/controls/texts/index.ts'
import type { TableTexts } from '#tables/texts/index.ts'
import type { Texts } from '#texts/en.ts'
import type { AchievementTexts } from './texts/index.ts'

/** The words of rarity lists that these pages use, too. */
export const rarityKeys = [
  'percent',
  'nobody',
  'notCounted',
  'labels',
  'titleReward',
  'itemReward',
  'gamePointsOf',
  'itemPoints',
] as const satisfies readonly (keyof Texts['rarity'])[]

/** The texts of the pages of achievements, titles, metas and raids. */
export interface PageTexts extends StateTexts {
  /** Why there are no achievements to show. */
  isPrivate: string
  /** All worlds together. */
  everywhere: string
  room: AchievementTexts
  controls: ControlTexts
  tables: TableTexts
  rarity: Pick<Texts['rarity'], (typeof rarityKeys)[number]>
}

/** What an island of these pages is given. */
export interface PageProps {
  language: Language
  texts: PageTexts
}

/** What the parts of a page are made from. */
export interface Shown extends PageProps {
  character: CharacterAnswer
}
