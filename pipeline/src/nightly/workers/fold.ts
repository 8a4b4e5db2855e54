import type { Catalog } from '../catalog.ts'
import type { Fold } from '../fold.ts'
import { mergeAll } from '../merge.ts'
import { addOwnerCounts, type OwnerCounts } from '../owner-counts.ts'
import { openParts, type PartedSource } from '../parts/source.ts'
import type { WeekPoints } from '../weights.ts'
import { type Order, type ReadOrder, sharedCounters } from './orders.ts'
import type { Pool } from './pool.ts'
import { shareArrays } from './share.ts'

/** How often progress is told (ms). */
const often = 500

type OnProgress = (done: number, about: number) => void

/** Gives all workers of a pool an order to read everybody, and what they report. */
async function* readInParallel(
  pool: Pool,
  source: PartedSource,
  orderOf: (reading: ReadOrder) => Order,
  onProgress: OnProgress,
): ReturnType<Pool['follow']> {
  const parts = openParts(source)
  parts.close()
  const done = sharedCounters(1)
  const tell = setInterval(() => onProgress(Atomics.load(done, 0), parts.about), often)
  try {
    yield* pool.follow(orderOf({ source, next: sharedCounters(1), done }))
  } finally {
    clearInterval(tell)
  }
}

/** Folds a source in all workers of a pool; its arrays lie in shared memory. */
export const foldInParallel = async (
  pool: Pool,
  { catalog, points, source }: { catalog: Catalog; points: WeekPoints; source: PartedSource },
  onProgress: OnProgress = () => undefined,
): Promise<Fold> => {
  const folds: Fold[] = []
  const orderOf = (reading: ReadOrder): Order => ({ kind: 'fold', catalog, points, ...reading })
  for await (const report of readInParallel(pool, source, orderOf, onProgress)) {
    if (report.kind === 'fold') folds.push(report.fold)
  }
  return shareArrays(mergeAll(folds))
}

/** Counts a source's owners in all workers of a pool. */
export const ownersInParallel = async (
  pool: Pool,
  { catalog, source }: { catalog: Catalog; source: PartedSource },
  onProgress: OnProgress = () => undefined,
): Promise<OwnerCounts> => {
  const counts: OwnerCounts[] = []
  const orderOf = (reading: ReadOrder): Order => ({ kind: 'owners', catalog, ...reading })
  for await (const report of readInParallel(pool, source, orderOf, onProgress)) {
    if (report.kind === 'owners') counts.push(report.counts)
  }
  return addOwnerCounts(counts)
}
