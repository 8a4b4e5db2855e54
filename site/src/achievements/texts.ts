import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { AchievementTexts } from './texts/en.ts'

/** Texts of the pages of achievements, titles, metas and raids, of each language. */
export const achievementTexts = catalogue('achievementTexts', import.meta.env.SSR && { en, de, fr, ja })
