import type { Craft } from './facts.ts'

/** A craft for tests. */
export const craftOf = (id: number, rest: Partial<Craft> = {}): Craft => ({
  ...{ id, name: `Craft ${id}`, value: 28, time: 4, unlockRank: 1, limitedMats: 0 },
  ...rest,
})
