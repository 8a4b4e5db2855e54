interface DeckRow {
  fixedTtcardIds: readonly number[]
  variableTtcardIds: readonly number[]
}

export interface Deck {
  /** Cards that it always holds. */
  fixed: readonly number[]
  /** How many more are drawn from `from` for a match. */
  drawn: number
  from: readonly number[]
}

/** How many cards a deck holds in a match (spec: characters §9). */
const size = 5

/** The deck of an opponent: all fixed cards, and the remaining number of variable ones. */
export const deckOf = ({ fixedTtcardIds, variableTtcardIds }: DeckRow): Deck => {
  return {
    fixed: fixedTtcardIds,
    drawn: Math.min(Math.max(0, size - fixedTtcardIds.length), variableTtcardIds.length),
    from: variableTtcardIds,
  }
}
