/** What parts of the site ask of the collection of cards; written out, because the list of all collections would weigh too much. */
export const cardFacts = { type: 'triadCard', table: 'ttcards', list: 'ttcard', learnt: 'hand' } as const
