/** Texts of comparisons; `{a}` and `{b}` are names of characters. */
export const en = {
  versus: 'Compared characters',
  pair: '{a} compared with {b}',
  swap: 'Swap sides',
  another: 'Compare with another',
  third: 'Add a third character',
  summary: 'All collections',
  summaryNote:
    'The bars count what can be obtained now. The list shows everything that either of them owns, and what else can be obtained.',
  points: 'Achievement points',
  private: 'private',
  unread: 'not read yet',
  untouched: 'nothing checked off',
  lists: {
    all: 'All',
    both: 'Both',
    onlyA: 'Only {a}',
    onlyB: 'Only {b}',
    neither: 'Neither',
  },
  table: '{list}: who has what',
  thing: 'Name',
  has: 'yes',
  lacks: 'no',
  share: 'owned by {share}',
  filter: 'Who has it',
  kind: 'Kind',
  hidden: '{name} has this list set to private on the Lodestone, so it cannot be compared.',
  notRead: 'This list has not been read from the Lodestone yet for {name}.',
  nothingTicked: '{name} has not checked anything off in this list, so “no” may only mean “not checked off” here.',
  empty: 'Nothing here.',
  allPrivate: "This character's data is private, so it cannot be compared.",
  same: 'A character cannot be compared with itself. Choose another one.',
  pick: 'Choose the second character',
  pickButton: 'Compare',
  recent: 'Recent characters',
  noRecent: 'Characters you open, including from the search, appear here.',
  saved: 'Favorites and your own characters',
  login: 'Log in to compare with your favorites and your own characters.',
}

/** The catalogue every language fills. */
export type CompareTexts = typeof en
