import { listNames } from '@kupodex/data/rules'
import { catalogue, section } from './catalogue.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { Texts } from './en.ts'

const all = { en, de, fr, ja }

/** The texts of the site as a whole, for the build: scripts read the sections that they need. */
export const texts = catalogue('texts', import.meta.env.SSR && all)

/** What most pages say. */
export const commonTexts = catalogue('commonTexts', import.meta.env.SSR ? section(all, 'common') : false)

/** How a character is found, where there is none. */
export const finderTexts = catalogue('finderTexts', import.meta.env.SSR ? section(all, 'finder') : false)

/** The character search. */
export const searchTexts = catalogue('searchTexts', import.meta.env.SSR ? section(all, 'search') : false)

/** The buttons of a list's pages. */
export const pagerTexts = catalogue('pagerTexts', import.meta.env.SSR ? section(all, 'pager') : false)

/** How rare a thing is. */
export const shareTexts = catalogue('shareTexts', import.meta.env.SSR ? section(all, 'share') : false)

/** Rows of rarity lists. */
export const rarityRowTexts = catalogue('rarityRowTexts', import.meta.env.SSR ? section(all, 'rarityRows') : false)

/** Pages of one thing. */
export const rarityItemTexts = catalogue('rarityItemTexts', import.meta.env.SSR ? section(all, 'rarityItem') : false)

/** An address without a page. */
export const notFoundTexts = catalogue('notFoundTexts', import.meta.env.SSR ? section(all, 'notFound') : false)

/** Logging in and out. */
export const loginTexts = catalogue('loginTexts', import.meta.env.SSR ? section(all, 'account') : false)

/** What is said of a character, or of why none is shown. */
export const characterStateTexts = catalogue(
  'characterStateTexts',
  import.meta.env.SSR ? section(all, 'character') : false,
)

/** The names of collections that have rarity lists. */
export const listNameTexts = catalogue(
  'listNameTexts',
  import.meta.env.SSR && { en: listNames('en'), de: listNames('de'), fr: listNames('fr'), ja: listNames('ja') },
)

/** The names of collections by their rarity lists. */
export type ListNames = ReturnType<typeof listNameTexts>
