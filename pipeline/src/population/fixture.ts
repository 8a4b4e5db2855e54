import { seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import type { CollectableFacts, PopulationTables } from './tables.ts'

const rows = <T>(count: number, row: (id: number) => T): T[] => Array.from({ length: count }, (_, i) => row(i + 1))

/** Made-up tables of about the real sizes, for tests that must not wait for an import. */
export const fixtureTables: PopulationTables = {
  achievements: rows(3600, (id) => ({
    id,
    points: [5, 10, 10, 20, 0][id % 5] ?? 5,
    kindId: id <= 90 ? 13 : ([1, 2, 3, 4, 5, 8, 11, 12][id % 8] ?? 1),
    titleId: id % 9 === 0 ? id / 9 : 0,
    obtainable: id % 20 !== 7,
  })),
  ...recordOf(seenParts, () => rows(60, (id): CollectableFacts => ({ id, obtainable: true }))),
  mounts: rows(340, (id) => ({ id, obtainable: id % 10 !== 3, patch: `${2 + (id % 6)}.${id % 6}` })),
  minions: rows(570, (id) => ({ id, obtainable: id % 12 !== 3, isInLog: id % 50 !== 0 })),
  facewear: rows(60, (id) => ({ id, obtainable: true, patch: '7.0' })),
  worlds: rows(87, (id) => ({ id, dataCenterId: 1 + (id % 12), regionId: 1 + (id % 4), active: id % 40 !== 0 })),
  dataCenters: rows(12, (id) => ({ id, beta: id === 12 })),
  clans: rows(16, (id) => ({ id, raceId: Math.ceil(id / 2) })),
  raids: [{ id: 3000, released: 1_700_000_000 }],
}
