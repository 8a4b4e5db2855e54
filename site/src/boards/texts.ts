import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

/** Rankings of collections and raids. */
export const boardTexts = catalogue('boardTexts', import.meta.env.SSR && section(all, 'board'))

/** How a character is found in a ranking. */
export const findTexts = catalogue('findTexts', import.meta.env.SSR && section(all, 'find'))

/** What only rankings of raids say. */
export const raidTexts = catalogue('raidTexts', import.meta.env.SSR && section(all, 'raid'))

/** The rankings of the Ishgardian Restoration. */
export const ishgardTexts = catalogue('ishgardTexts', import.meta.env.SSR && section(all, 'ishgard'))

/** Rankings of free companies. */
export const companyRankingTexts = catalogue('companyRankingTexts', import.meta.env.SSR && section(all, 'companies'))

/** What was gained in a time. */
export const gainTexts = catalogue('gainTexts', import.meta.env.SSR && section(all, 'gains'))

/** Who lacks the least. */
export const fewestMissingTexts = catalogue('fewestMissingTexts', import.meta.env.SSR && section(all, 'missing'))

/** Statistics of characters. */
export const statsTexts = catalogue('statsTexts', import.meta.env.SSR && section(all, 'stats'))

/** What is new, and what comes next. */
export const homeTexts = catalogue('homeTexts', import.meta.env.SSR && section(all, 'home'))
