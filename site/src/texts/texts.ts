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
export const commonTexts = catalogue('commonTexts', import.meta.env.SSR ? section(all, 'common') : false)
export const finderTexts = catalogue('finderTexts', import.meta.env.SSR ? section(all, 'finder') : false)
export const searchTexts = catalogue('searchTexts', import.meta.env.SSR ? section(all, 'search') : false)
export const pagerTexts = catalogue('pagerTexts', import.meta.env.SSR ? section(all, 'pager') : false)
export const shareTexts = catalogue('shareTexts', import.meta.env.SSR ? section(all, 'share') : false)
export const rarityRowTexts = catalogue('rarityRowTexts', import.meta.env.SSR ? section(all, 'rarityRows') : false)
export const rarityItemTexts = catalogue('rarityItemTexts', import.meta.env.SSR ? section(all, 'rarityItem') : false)
export const notFoundTexts = catalogue('notFoundTexts', import.meta.env.SSR ? section(all, 'notFound') : false)
export const loginTexts = catalogue('loginTexts', import.meta.env.SSR ? section(all, 'account') : false)
export const characterStateTexts = catalogue(
  'characterStateTexts',
  import.meta.env.SSR ? section(all, 'character') : false,
)

/** The names of collections that have rarity lists. */
export const listNameTexts = catalogue(
  'listNameTexts',
  import.meta.env.SSR && { en: listNames('en'), de: listNames('de'), fr: listNames('fr'), ja: listNames('ja') },
)

export type ListNames = ReturnType<typeof listNameTexts>
