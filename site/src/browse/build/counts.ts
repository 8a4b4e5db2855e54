import type { Language } from '@kupodex/data/game'
import { type Sums, sumUp } from '@kupodex/data/rules'
import { counted } from '#texts/fill.ts'
import { browseTexts } from '../texts.ts'
import type { ShelfThing } from '../thing.ts'

/** The things of a page added up; nobody owns any of them yet. */
export const shelfSums = (things: readonly ShelfThing[]): Sums =>
  sumUp(things.map(({ counting }) => ({ counting, isOwned: false })))

/** How many things a page has, and how many of them count: `575 entries · 451 of them count`. */
export const countsText = (language: Language, things: readonly ShelfThing[]): string => {
  const { all, possible } = shelfSums(things)
  const { items, counting } = browseTexts(language)
  return [counted(items, all, language), ...(possible < all ? [counted(counting, possible, language)] : [])].join(' · ')
}
