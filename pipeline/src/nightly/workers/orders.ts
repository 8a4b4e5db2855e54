import type { Catalog } from '../catalog/catalog.ts'
import type { Basis } from '../fold/all-characters.ts'
import type { Fold } from '../fold/fold.ts'
import type { OwnerCounts } from '../fold/owner-counts.ts'
import type { NightFile } from '../write/stamp.ts'
import type { Task } from '../write/tasks.ts'
import type { Work } from '../write/work.ts'

export interface ReadOrder {
  /** The snapshot that they are in. */
  path: string
  next: Int32Array
  /** Characters read so far, by all. */
  done: Int32Array
}

/** What workers shall do: all get the same order, and take its blocks or tasks by counting `next` up. */
export type WorkerOrder =
  | ({ kind: 'owners'; catalog: Catalog } & ReadOrder)
  | ({ kind: 'fold'; catalog: Catalog } & Basis & ReadOrder)
  | { kind: 'work'; work: Work }
  | {
      kind: 'tasks'
      tasks: readonly Task[]
      next: Int32Array
      /** Kilobytes that a worker has handed over that are not taken yet, by worker. */
      waiting: Int32Array
    }

export type WorkerMessage =
  | { kind: 'owners'; counts: OwnerCounts }
  | { kind: 'fold'; fold: Fold }
  | { kind: 'file'; file: NightFile; worker: number }
  | { kind: 'done' }
  | { kind: 'failed'; error: unknown }

/** Kilobytes that a worker hands over before it waits for them to be taken. */
export const mostWaiting = 32 * 1024

/** The size of a file as `waiting` counts it. */
export const kilobytes = (file: Pick<NightFile, 'size'>): number => Math.ceil(file.size / 1024)

export const sharedCounters = (length: number): Int32Array<SharedArrayBuffer> =>
  new Int32Array(new SharedArrayBuffer(4 * length))
