/** What a player said of a thing: whether it is owned, and when (epoch s, with fractions). */
export interface TickChange {
  id: number
  owned: boolean
  at: number
}

/** What is stored of a thing that was ever ticked; times in epoch s, with fractions. */
export interface TickState {
  ticked?: number
  /** When that was last said again, if it was. */
  again?: number
  /** When the tick was removed, if it was: without it, a change that was made earlier and arrives later would hold. */
  unticked?: number
}

/** The time of the change that holds. */
export const latestOf = ({ ticked, again, unticked }: TickState): number => again ?? ticked ?? unticked ?? -Infinity

/**
 * A thing after one more change; the same object where that changes nothing. Whether it is owned is what the latest change says, in
 * whatever order changes arrive and however often; of two at the same time the tick holds. A thing that is ticked already keeps
 * its date.
 */
export const afterChange = (state: TickState, { owned, at }: Omit<TickChange, 'id'>): TickState => {
  const latest = latestOf(state)
  if (!owned) return at > latest ? { unticked: at } : state
  if (state.ticked === undefined) return at >= latest ? { ticked: at } : state
  return at > latest ? { ...state, again: at } : state
}
