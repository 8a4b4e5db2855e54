/** Texts of what to do next; `{word}` is filled in, `{time}` by the reader's own clock. */
export const en = {
  unknown: 'Not included, because it is not known what this character has: {collections}.',
  allUnknown:
    'Nothing is known yet of what this character has. Check something off in a list, and what is left of it is here.',
  more: 'Show more',
  shown: '{shown} of {n}',
  wanted: 'On your wish list',
  others: { one: 'and {n} more', other: 'and {n} more' },
  missing: { one: '{n} missing', other: '{n} missing' },
  places: {
    title: 'By place',
    lead: 'Duties, FATEs, vendors, and more, in the order of how much of what is missing they can give.',
    nothing: 'No place is known that gives something missing.',
    kind: 'Kind',
    collection: 'Collection',
    all: 'All',
  },
  currencies: {
    title: 'By currency',
    lead: 'Enter how much you have, and what you can afford comes first. The amounts are kept in this browser only.',
    find: 'Find a currency',
    amount: 'You have',
    amountOf: '{name}: you have',
    invalid: 'Enter a whole number.',
    tooMuch: 'Enter at most {most}.',
    rest: { one: '{n} missing, for {cost}', other: '{n} missing, for {cost} in total' },
    buys: 'Buys {n} of them now for {cost}, which leaves {left}.',
    buysNone: 'Buys none of them yet: the cheapest costs {cost}.',
    items: 'Items',
    reach: { together: 'affordable', instead: 'affordable instead of others', short: '{n} short' },
    vendors: 'Vendors and their places',
    nothing: 'Nothing that is missing is sold for a currency.',
  },
  market: {
    title: 'On the market board',
    lead: 'Missing items that other players offer on your data center, the cheapest first. Prices are from Universalis.',
    rest: { one: '{n} missing, for {cost}', other: '{n} missing, for {cost} in total' },
    nothing: 'Nothing that is missing is for sale on {dataCenter}.',
    nowhere: 'Open a character, and the prices of its data center are shown here.',
  },
  hour: {
    title: 'In the next hour',
    lead: 'Missing vistas, cosmic missions, and fish of ocean fishing for which the time or the weather comes. The data of the game does not say when other fish bite.',
    until: 'Now, until {time}',
    hours: '{hours} (Eorzea time)',
    boarding: 'boarding for 15 minutes',
    nothing: 'Nothing that is missing can be had within an hour.',
    later: 'Show later times',
    notify: {
      button: 'Notify me',
      of: 'Notify me: {name}',
      on: 'You will be notified when the time comes, while any Kupodex page is open.',
    },
  },
  resets: {
    title: 'Before the resets',
    lead: 'What is limited between two resets, and what is missing that its rewards buy.',
    weekly: 'This week',
    daily: 'Today',
    nothing: 'Its rewards buy nothing that is missing.',
  },
}

/** The catalogue that every language fills. */
export type NextTexts = typeof en
