import { splitLanguage } from '#paths/paths.ts'

/** Asks for the price of the thing that an item's page is of, where it can be sold: the code for that comes with the first such page. */
export const priceOnPage = (page: Document, path: string): void => {
  const place = page.querySelector<HTMLElement>('[data-price]')
  const { language, path: local } = splitLanguage(path)
  const scope = local.split('/')[3] ?? ''
  if (place !== null) void import('#market/show-price.ts').then(({ showPrice }) => showPrice(place, language, scope))
}
