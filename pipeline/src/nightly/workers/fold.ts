import type { Catalog } from '../catalog.ts'
import type { Fold } from '../fold.ts'
import { mergeAll } from '../merge.ts'
import { openParts, type PartedSource } from '../parts/source.ts'
import type { WeekPoints } from '../weights.ts'
import { sharedCounters } from './orders.ts'
import type { Pool } from './pool.ts'
import { shareArrays } from './share.ts'

/** How often progress is told (ms). */
const often = 500

/** Folds a source in all workers of a pool; its arrays lie in shared memory. */
export const foldInParallel = async (
  pool: Pool,
  { catalog, points, source }: { catalog: Catalog; points: WeekPoints; source: PartedSource },
  onProgress: (done: number, about: number) => void = () => undefined,
): Promise<Fold> => {
  const parts = openParts(source)
  parts.close()
  const done = sharedCounters(1)
  const tell = setInterval(() => onProgress(Atomics.load(done, 0), parts.about), often)
  try {
    const folds: Fold[] = []
    for await (const report of pool.follow({ kind: 'fold', catalog, points, source, next: sharedCounters(1), done })) {
      if (report.kind === 'fold') folds.push(report.fold)
    }
    return shareArrays(mergeAll(folds))
  } finally {
    clearInterval(tell)
  }
}
