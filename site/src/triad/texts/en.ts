/** Texts of Triple Triad in English. */
export const en = {
  type: 'Card type',
  noType: 'None',
  stars: '{n} of 5 stars',
  givers: 'NPCs who give it',
  opponent: 'Opponent',
  vendor: 'Vendor',
  showMap: 'Show on map',
  noPlace: 'Place unknown',
  rules: 'Rules',
  noRules: 'No special rules',
  place: 'Location',
  rewards: 'Card rewards',
  deck: "Opponent's deck",
  fixed: 'Always in the deck',
  drawn: '{n} of these {of}',
  owned: 'Owned',
  notOwned: 'Missing',
  missing: { one: '{n} card missing', other: '{n} cards missing' },
  next: {
    one: 'Next: {n} opponent still has a missing card',
    other: 'Next: {n} opponents still have missing cards',
  },
  region: 'Region',
  cards: 'Cards',
  someMissing: 'Has a missing card',
  noneMissing: 'No missing card',
}

/** The catalogue that every language fills. */
export type TriadTexts = typeof en
