/** Texts of the shops and the Moogle Treasure Trove in English. */
export const en = {
  item: 'Item',
  unlocks: 'Unlocks',
  cost: 'Cost',
  notKnown: '{name}: not known',
  words: { completed: 'Completed', missing: 'Missing' },
  progress: '{n} of {of}',
  rest: {
    one: '{n} item is missing. It costs {cost}.',
    other: '{n} items are missing. Together they cost {cost}.',
  },
  nothingLeft: 'Nothing is missing here.',
  notCounted: {
    one: '{n} item is not included: it is not known whether this character has it.',
    other: '{n} items are not included: it is not known whether this character has them.',
  },
  amount: '{n} × {name}',
  fromLodestone: 'Mounts and minions are read from the Lodestone and cannot be checked off here.',
  nothing: 'Nothing matches these filters.',
  shops: {
    currencies: 'Currencies',
    select: 'Select a currency to view vendors.',
    none: 'No vendor sells collection items for this currency.',
    unknown: 'Unknown vendor',
    back: 'All currencies',
    noPlace: 'The place is not known.',
    map: 'Show on the map',
  },
  trove: {
    collection: 'Collection Items',
    misc: 'Misc. Items',
    howTo: 'How to obtain',
    howToUnknown: 'Not known yet.',
    season: 'Season',
    progress: '{n} of {of} collection items obtained',
    restOf: 'What is missing',
    miscNote: 'These items unlock nothing in a collection, so there is nothing to check off.',
    seasons: 'Prices are those of the season when the item was last offered. Each season has a tomestone of its own.',
  },
}

/** The catalogue that every language fills. */
export type StoreTexts = typeof en
