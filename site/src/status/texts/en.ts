/** Texts of the page that says how recent everything is, in English; the other languages have exactly these keys. */
export const en = {
  title: 'Data status',
  lead: 'When everything was last counted, and how recent character data is.',
  description: 'When Kupodex last counted rankings and rarity, and how recent its character data is.',
  none: 'No daily count has been published yet.',
  counts: 'Daily counts',
  time: 'Time',
  characters: 'Characters',
  leftOut: 'Not counted',
  duration: 'Duration',
  leftOutNote: 'Private, deleted, and not yet read characters are not counted.',
  ages: 'Age of character data',
  agesLead: 'As of {date}. The better its ranks, the more often a character is read.',
  noAges: 'No character had been read at the last count.',
  group: 'Group',
  count: 'Number',
  half: 'Half within',
  most: '90% within',
  goal: 'Goal',
  groups: {
    asked: 'Requested',
    fresh: 'New',
    top: 'Rank 1–100',
    middle: 'Rank 101–10,000',
    tail: 'All others',
    rare: 'Private or deleted',
  },
  data: 'The same for programs (JSON)',
}

/** The catalogue that every language fills. */
export type StatusTexts = typeof en
