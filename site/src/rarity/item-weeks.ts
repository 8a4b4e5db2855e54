import type { Language } from '@kupodex/data/game'

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
