import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { WorkshopTexts } from './texts/en.ts'

export const workshopTexts = catalogue('workshopTexts', import.meta.env.SSR && { en, de, fr, ja })
