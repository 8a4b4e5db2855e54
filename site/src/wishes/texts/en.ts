/** The texts of what a reader wants and hides in English; the other languages must have exactly these keys. */
export const en = {
  want: 'Want',
  hide: 'Hide',
  tooMany: 'You can want and hide at most 1,000 items in total.',
  facet: 'Your list',
  values: { want: 'Wanted', hide: 'Hidden' },
  hidden: { one: '{n} hidden', other: '{n} hidden' },
  show: 'Show',
  title: 'Your list',
  lead: 'Items you want, and how to get them.',
  remove: 'Take {name} off the list',
}

/** The catalogue every language fills. */
export type WishTexts = typeof en
