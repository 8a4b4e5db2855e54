import type { Night } from './work.ts'

/** What is forgotten of characters by their ids: everything (`all`), or what is of some collections. */
export type Forgotten = Map<number, Set<string>>

/** What a night must take out of what is kept of earlier nights: of whom nothing may be shown since the night before, whole or by collection. */
export const newlyConcealed = ({ fold, concealedBefore }: Pick<Night, 'fold' | 'concealedBefore'>): Forgotten => {
  const forgotten: Forgotten = new Map()
  for (const [what, ids] of Object.entries(fold.concealed)) {
    const known = new Set(concealedBefore[what])
    for (const id of ids) if (!known.has(id)) forgotten.set(id, (forgotten.get(id) ?? new Set()).add(what))
  }
  return forgotten
}
