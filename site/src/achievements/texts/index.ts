import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { AchievementTexts } from './en.ts'

/** Texts of the pages of achievements, titles, metas and raids, of each language. */
export const achievementTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
