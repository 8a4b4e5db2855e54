/** A thing that was ticked or unticked on its own: a range reaches from it to another, and makes all of it alike. */
interface Anchor {
  id: number
  owned: boolean
  /** The list as it was then. */
  order: readonly number[]
}

/** What a gesture makes of things; all of it is one change. */
export interface GestureChange {
  ids: readonly number[]
  owned: boolean
}

/**
 * The things from an anchor to another one, both among them, in the order that is shown. Where the anchor has left the list
 * since, as a filter lets what is ticked disappear, the order is that of the anchor. Only things that are shown are reached.
 */
const rangeOf = ({ id, order: before }: Anchor, to: number, order: readonly number[]): number[] => {
  const known = order.includes(id) ? order : before
  const [from, end] = [known.indexOf(id), known.indexOf(to)]
  if (from === -1 || end === -1) return [to]
  const shown = new Set(order)
  return known.slice(Math.min(from, end), Math.max(from, end) + 1).filter((one) => shown.has(one))
}

/** Keeps what gestures over a list mean, whichever device makes them; `order` is always the ids of the list as it is shown. */
export const createGestures = () => {
  let anchor: Anchor | null = null
  let sweep: (Anchor & { to: number }) | null = null
  const swept = () => (sweep === null ? [] : rangeOf(sweep, sweep.to, sweep.order))
  return {
    /** A thing was ticked or unticked on its own. */
    toggled: (id: number, owned: boolean, order: readonly number[]): void => {
      anchor = { id, owned, order }
    },
    /** Reaches from what was toggled last to a thing; without that, the thing alone becomes `owned`. */
    reach: (id: number, owned: boolean, order: readonly number[]): GestureChange => {
      anchor ??= { id, owned, order }
      return { ids: rangeOf(anchor, id, order), owned: anchor.owned }
    },
    /** Begins a sweep that makes things `owned`, by dragging or with keys. */
    begin: (id: number, owned: boolean, order: readonly number[]): void => {
      sweep = { id, owned, order, to: id }
    },
    /** What was toggled last, where it is this thing: a sweep of keys from there goes on with it. */
    lastOf: (id: number): boolean | null => (anchor?.id === id ? anchor.owned : null),
    /** Leads the sweep to a thing, farther or back; returns all that it covers. */
    move: (id: number): GestureChange => {
      if (sweep !== null) sweep.to = id
      return { ids: swept(), owned: sweep?.owned === true }
    },
    /** Ends the sweep; null where there was none. */
    end: (): GestureChange | null => {
      if (sweep === null) return null
      const change = { ids: swept(), owned: sweep.owned }
      anchor = sweep
      sweep = null
      return change
    },
    cancel: (): void => {
      sweep = null
    },
  }
}
