/** A database doing a night's work. */
export interface DatabaseFigures {
  name: string
  /** Seconds from the stored rows to tables of ranks and owners. */
  compute: number
  /** Seconds of writing all ranked rows to files after that. */
  write: number
  /** Files that the results lie in, with tabs between. */
  ranks: string
  rarity: string
}

/** A database that did the work, or a sentence on why it could not. */
export type DatabaseOutcome = { ok: true; figures: DatabaseFigures } | { ok: false; why: string }

/** Seconds that some work takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
