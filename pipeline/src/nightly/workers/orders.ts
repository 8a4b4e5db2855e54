import type { Catalog } from '../catalog.ts'
import type { Fold } from '../fold.ts'
import type { OwnerCounts } from '../owner-counts.ts'
import type { PartedSource } from '../parts/source.ts'
import type { NightFile } from '../stamp.ts'
import type { Task, Work } from '../tasks.ts'
import type { WeekPoints } from '../weights.ts'

/** What reading everybody takes. */
export interface ReadOrder {
  source: PartedSource
  next: Int32Array
  /** Characters read so far, by all. */
  done: Int32Array
}

/** What workers are told to do; all get the same order and share its parts or tasks out by counting `next` up. */
export type Order =
  | ({ kind: 'owners'; catalog: Catalog } & ReadOrder)
  | ({ kind: 'fold'; catalog: Catalog; points: WeekPoints } & ReadOrder)
  | { kind: 'work'; work: Work }
  | {
      kind: 'tasks'
      tasks: readonly Task[]
      next: Int32Array
      /** Kilobytes that a worker has handed over and nobody has taken yet, by worker. */
      waiting: Int32Array
    }

/** What a worker says. */
export type Report =
  | { kind: 'owners'; counts: OwnerCounts }
  | { kind: 'fold'; fold: Fold }
  | { kind: 'file'; file: NightFile; worker: number }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown }

/** Kilobytes that a worker hands over before it waits for somebody to take them. */
export const mostWaiting = 32 * 1024

/** The size of a file as `waiting` counts it. */
export const kilobytes = (file: Pick<NightFile, 'size'>): number => Math.ceil(file.size / 1024)

/** A counter that threads share. */
export const sharedCounters = (length: number): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(4 * length))
