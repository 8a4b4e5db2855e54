import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { AgendaTexts } from './texts/en.ts'

/** Texts of the workshop's agenda, of each language. */
export const agendaTexts = catalogue('agendaTexts', import.meta.env.SSR && { en, de, fr, ja })
