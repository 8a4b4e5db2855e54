import { shareArrays } from '../arrays/shared-memory.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Basis } from '../fold/all-characters.ts'
import type { Fold } from '../fold/fold.ts'
import { mergeAll } from '../fold/merge.ts'
import { addOwnerCounts, type OwnerCounts } from '../fold/owner-counts.ts'
import { openParts, type PartedSource } from '../read/snapshot/parts.ts'
import { type ReadOrder, sharedCounters, type WorkerOrder } from './orders.ts'
import type { Pool } from './pool.ts'

/** How often progress is reported (ms). */
const often = 500

type OnProgress = (done: number, about: number) => void

/** Gives all workers of a pool an order to read all characters, and yields their messages. */
async function* readInParallel(
  pool: Pool,
  source: PartedSource,
  orderOf: (reading: ReadOrder) => WorkerOrder,
  onProgress: OnProgress,
): ReturnType<Pool['follow']> {
  const parts = openParts(source)
  parts.close()
  const done = sharedCounters(1)
  const timer = setInterval(() => onProgress(Atomics.load(done, 0), parts.about), often)
  try {
    yield* pool.follow(orderOf({ source, next: sharedCounters(1), done }))
  } finally {
    clearInterval(timer)
  }
}

/** Folds a source in all workers of a pool; its arrays lie in shared memory. */
export const foldInParallel = async (
  pool: Pool,
  { catalog, points, periods, source }: Basis & { catalog: Catalog; source: PartedSource },
  onProgress: OnProgress = () => undefined,
): Promise<Fold> => {
  const folds: Fold[] = []
  const orderOf = (reading: ReadOrder): WorkerOrder => ({ kind: 'fold', catalog, points, periods, ...reading })
  for await (const message of readInParallel(pool, source, orderOf, onProgress)) {
    if (message.kind === 'fold') folds.push(message.fold)
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
  const orderOf = (reading: ReadOrder): WorkerOrder => ({ kind: 'owners', catalog, ...reading })
  for await (const message of readInParallel(pool, source, orderOf, onProgress)) {
    if (message.kind === 'owners') counts.push(message.counts)
  }
  return addOwnerCounts(counts)
}
