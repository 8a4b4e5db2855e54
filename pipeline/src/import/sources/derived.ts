import type { Cost, GoneReason, Source } from '@kupodex/data/game'

/** A way to get a thing as the import works with it: with the source type where what it comes from says so. */
export interface Derived {
  source: Source
  type?: number | undefined
  /** Why it is over or not there yet, where that does not follow from its kind. */
  gone?: GoneReason | undefined
}

const key = ({ source }: Derived) => JSON.stringify(source)

/** How many ways of one kind are kept: a common item has dozens of vendors. */
export const mostOfAKind = 6

const sameCost = (a: Source, b: Source) =>
  a.kind === 'shop' && b.kind === 'shop' && JSON.stringify(a.cost) === JSON.stringify(b.cost)

/** Whether another entry says the same and more: the same price with a vendor, the same vendor with a price. */
const isOutdone = ({ source }: Derived, all: readonly Derived[]): boolean =>
  source.kind === 'shop' &&
  all.some(({ source: other }) => {
    if (other === source || other.kind !== 'shop') return false
    if (source.npcId === null && other.npcId !== null) return sameCost(source, other) || source.cost.length === 0
    return source.npcId === other.npcId && source.cost.length === 0 && other.cost.length > 0
  })

/** Whether a price is what an exchange of several pieces asks for, of which another list tells one a line. */
const isPieceOf = (whole: Source, [piece, ...others]: readonly Cost[]): boolean =>
  whole.kind === 'shop' &&
  whole.npcId === null &&
  whole.cost.length > 1 &&
  others.length === 0 &&
  whole.cost.some(({ itemId, amount }) => itemId === piece?.itemId && amount === piece.amount)

/** A vendor's piece of a price as that price. */
const withWholePrice = (derived: Derived, all: readonly Derived[]): Derived => {
  const { source } = derived
  if (source.kind !== 'shop' || source.npcId === null) return derived
  const whole = all.find(({ source: other }) => isPieceOf(other, source.cost))?.source
  return whole?.kind === 'shop' ? { ...derived, source: { ...source, cost: whole.cost } } : derived
}

/** Each way once, in the order found, without the ones another way makes needless, and not too many of a kind. */
export const distinct = (found: readonly Derived[]): Derived[] => {
  const seen = new Set<string>()
  const once = found
    .map((derived) => withWholePrice(derived, found))
    .filter((derived) => !seen.has(key(derived)) && seen.add(key(derived)))
  const kept = new Map<string, number>()
  return once
    .filter((derived) => !isOutdone(derived, once))
    .filter(({ source: { kind } }) => {
      const before = kept.get(kind) ?? 0
      kept.set(kind, before + 1)
      return before < mostOfAKind
    })
}
