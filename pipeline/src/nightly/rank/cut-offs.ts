import type { CutOffs } from '@kupodex/data/contract'

/** The last places of the top 10, the top 100, the best 1 % and the best 10 % of a scope that ranks `count` characters. */
const edgesOf = (count: number): Record<keyof CutOffs, number> => ({
  top10: 10,
  top100: 100,
  top1Percent: Math.ceil(count / 100),
  top10Percent: Math.ceil(count / 10),
})

/** Collects the scores at the edges of every scope, as characters come in the order of the board; `counts` are by scope. */
export const startCutOffs = (counts: Uint32Array) => {
  const edges = Array.from(counts, edgesOf)
  const waiting = edges.map((edge) =>
    Object.values(edge)
      .filter((place) => place > 0)
      .sort((a, b) => b - a),
  )
  const found = edges.map(() => new Map<number, number>())
  /** The next edge of each scope: one look at it is all that most characters cost. */
  const due = Uint32Array.from(waiting, (places) => places.pop() ?? 0)
  return {
    note: (scope: number, place: number, score: number): void => {
      while (place === due[scope]) {
        found[scope]?.set(place, score)
        due[scope] = waiting[scope]?.pop() ?? 0
      }
    },
    of: (scope: number): CutOffs => {
      const { top10, top100, top1Percent, top10Percent } = edges[scope] ?? edgesOf(0)
      const at = (place: number) => found[scope]?.get(place) ?? null
      return { top10: at(top10), top100: at(top100), top1Percent: at(top1Percent), top10Percent: at(top10Percent) }
    },
  }
}
