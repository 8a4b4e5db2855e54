import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

export const boardTexts = catalogue('boardTexts', import.meta.env.SSR && section(all, 'board'))
export const findTexts = catalogue('findTexts', import.meta.env.SSR && section(all, 'find'))
export const raidTexts = catalogue('raidTexts', import.meta.env.SSR && section(all, 'raid'))
export const ishgardTexts = catalogue('ishgardTexts', import.meta.env.SSR && section(all, 'ishgard'))
export const companyRankingTexts = catalogue('companyRankingTexts', import.meta.env.SSR && section(all, 'companies'))
export const gainTexts = catalogue('gainTexts', import.meta.env.SSR && section(all, 'gains'))
export const fewestMissingTexts = catalogue('fewestMissingTexts', import.meta.env.SSR && section(all, 'missing'))
export const statsTexts = catalogue('statsTexts', import.meta.env.SSR && section(all, 'stats'))

/** What is new, and what comes next. */
export const homeTexts = catalogue('homeTexts', import.meta.env.SSR && section(all, 'home'))
