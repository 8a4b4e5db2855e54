import { shareArrays } from '../arrays/shared-memory.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Basis } from '../fold/all-characters.ts'
import type { Fold } from '../fold/fold.ts'
import { mergeAll } from '../fold/merge.ts'
import { addOwnerCounts, type OwnerCounts } from '../fold/owner-counts.ts'
import { openSnapshot } from '../read/snapshot/file.ts'
import { type ReadOrder, sharedCounters, type WorkerOrder } from './orders.ts'
import type { Pool } from './pool.ts'

/** How often progress is reported (ms). */
const often = 500

type OnProgress = (done: number, about: number) => void

/** Gives all workers of a pool an order to read all characters of a snapshot, and yields their messages. */
async function* readInParallel(
  pool: Pool,
  path: string,
  orderOf: (reading: ReadOrder) => WorkerOrder,
  onProgress: OnProgress,
): ReturnType<Pool['follow']> {
  const { characters, close } = openSnapshot(path)
  close()
  const done = sharedCounters(1)
  const timer = setInterval(() => onProgress(Atomics.load(done, 0), characters), often)
  try {
    yield* pool.follow(orderOf({ path, next: sharedCounters(1), done }))
  } finally {
    clearInterval(timer)
  }
}

/** Folds a snapshot in all workers of a pool; its arrays lie in shared memory. */
export const foldInParallel = async (
  pool: Pool,
  { catalog, points, periods, path }: Basis & { catalog: Catalog; path: string },
  onProgress: OnProgress = () => undefined,
): Promise<Fold> => {
  const folds: Fold[] = []
  const orderOf = (reading: ReadOrder): WorkerOrder => ({ kind: 'fold', catalog, points, periods, ...reading })
  for await (const message of readInParallel(pool, path, orderOf, onProgress)) {
    if (message.kind === 'fold') folds.push(message.fold)
  }
  return shareArrays(mergeAll(folds))
}

export const ownersInParallel = async (
  pool: Pool,
  { catalog, path }: { catalog: Catalog; path: string },
  onProgress: OnProgress = () => undefined,
): Promise<OwnerCounts> => {
  const counts: OwnerCounts[] = []
  const orderOf = (reading: ReadOrder): WorkerOrder => ({ kind: 'owners', catalog, ...reading })
  for await (const message of readInParallel(pool, path, orderOf, onProgress)) {
    if (message.kind === 'owners') counts.push(message.counts)
  }
  return addOwnerCounts(counts)
}
