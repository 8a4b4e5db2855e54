/** Texts of the pages that need no character, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Browse collections',
  short: 'Browse',
  lead: "Everything that can be collected, in the game's order, with how to get it. No character needed.",
  description:
    "All collections of FINAL FANTASY XIV in the game's order: how to get each item, and how many characters own it.",
  shelf: '{collection}: complete list',
  shelfDescription: "{collection} of FINAL FANTASY XIV in the game's order, with how to get each. {count}.",
  items: { one: '{n} entry', other: '{n} entries' },
  counting: { one: '{n} of them counts', other: '{n} of them count' },
  all: 'All collections',
  facets: {
    expansion: 'Expansion',
    source: 'Source',
    category: 'Category',
    kind: 'Type',
    level: 'Level',
    part: 'Patch',
    collection: 'Collection',
  },
  any: 'All',
  unknown: 'Not known yet',
  shown: '{n} of {of} shown',
  nothing: 'Nothing in this list matches.',
  filter: 'Filter',
  showAll: 'Show all',
  neverCounted: "Owner counts aren't available here.",
  range: '{name}, {from} to {to}',
  fishing: 'Fishing',
  spearfishing: 'Spearfishing',
  level: 'Level {n}',
  rank: 'Class {rank}',
  fee: 'Match fee: {n} MGP',
  cards: 'Card rewards',
  rarityLink: 'Sort by rarity',
  more: 'Browse all {collection}',
  progress: {
    /** Whose character it is of whom the page speaks. */
    labels: {
      own: 'Your character',
      chosen: 'Your character',
      favorite: 'One of your favorites',
      opened: 'The character you opened last',
    },
    have: '{name} has {n} of {of}',
    done: '{name} has all {of}',
    missing: 'Show only what is missing',
    own: 'Obtained',
    unknown: 'Not known for this character: {collections}',
    unknownOf: { one: 'Not known of {n} collection', other: 'Not known of {n} collections' },
    /** Of a character of which this browser keeps nothing. */
    notKept: 'What it has is not known in this browser. Open the character to see it.',
  },
}

/** The catalogue that every language fills. */
export type BrowseTexts = typeof en
