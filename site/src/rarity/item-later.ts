import type { Language } from '@kupodex/data/game'
import { splitLanguage } from '#paths/paths.ts'

/** Asks for the price of the thing that an item's page is of, where it can be sold: the code for that comes with the first such page. */
export const priceOnPage = (page: Document, path: string): void => {
  const place = page.querySelector<HTMLElement>('[data-price]')
  const { language, path: local } = splitLanguage(path)
  const scope = local.split('/')[3] ?? ''
  if (place !== null) void import('#market/show-price.ts').then(({ showPrice }) => showPrice(place, language, scope))
}

/** Shows owners week by week on an item's page once their place is seen: the code for that comes then. */
export const weeksOnPage = (page: Document, language: Language): void => {
  const place = page.querySelector<HTMLElement>('[data-weeks]')
  if (place === null) return
  const whenSeen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    whenSeen.disconnect()
    void import('./show-weeks.ts').then(({ showWeeks }) => showWeeks(place, language))
  })
  whenSeen.observe(place)
}
