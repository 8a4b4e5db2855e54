import { thingOf } from '#dev/frame.fixture.ts'
import type { Series } from './relic.ts'

/** A series of two steps, of which the second takes something only of the first weapon. */
export const series = (rest: Partial<Series> = {}): Series => ({
  ...{
    id: 1,
    name: 'Relics',
    kind: 'weapon',
    expansionId: 0,
    isChain: true,
    hints: [],
    proofs: [],
    updatedAt: 0,
    deleted: false,
  },
  costs: [
    { step: 1, firstOnly: false, count: 3, name: 'Mist', isQuest: false, price: { name: 'Poetics', count: 20 } },
    { step: 2, firstOnly: false, count: 12, name: 'Atma', isQuest: false, price: null },
    { step: 2, firstOnly: true, count: 1, name: 'Ink', isQuest: false, price: { name: 'Poetics', count: 500 } },
  ],
  ...rest,
})

/** A relic of a job at a step. */
export const relic = (job: number, step: number, isOwned = false, relicSeriesId = 1) =>
  thingOf(
    {
      id: relicSeriesId * 1000 + job * 10 + step,
      name: `${job}`,
      relicSeriesId,
      step,
      jobIds: [job],
      role: null,
      slot: null,
    },
    { isOwned },
  )
