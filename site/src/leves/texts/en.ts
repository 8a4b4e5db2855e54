/** Texts of the levequests in English; the other languages must have exactly these keys. */
export const en = {
  level: 'Level {n}',
  missingHere: 'Missing here',
  missingAll: 'Missing in all',
  allHere: 'All of these',
  all: 'All levequests',
  allowances: { one: '{n} allowance', other: '{n} allowances' },
  days: { one: '{n} day', other: '{n} days' },
  regained: 'Three allowances come back every twelve hours.',
  client: 'Client',
  issuer: 'Issued by',
  map: 'Show on the map',
  journal: 'Journal',
  reward: 'Reward',
  exp: '{n} EXP',
  gil: '{n} gil',
  goods: 'Requested item',
  item: '{n} × {item}',
  repeats: 'Extra deliveries',
  repeatsUpTo: {
    one: 'Up to {n} more at once, for a larger reward',
    other: 'Up to {n} more at once, for a larger reward',
  },
  scale: 'Scale',
  largeScale: 'Large-scale levequest',
}

/** The catalogue every language fills. */
export type LeveTexts = typeof en
