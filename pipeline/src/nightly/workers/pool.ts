import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Order, Report } from './orders.ts'

/** Threads that do a night's work. */
export interface Pool {
  size: number
  /**
   * Gives all workers an order and tells what they report, as it comes, until all are done. Throws what a worker threw; the
   * pool is then of no use any more.
   */
  follow: (order: Order) => AsyncGenerator<Exclude<Report, { kind: 'done' | 'failed' }>>
  close: () => Promise<void>
}

/** Starts workers, by default one a core. */
export const startPool = (size = availableParallelism()): Pool => {
  const workers = Array.from({ length: size }, (_, number) => {
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: { number } })
  })
  let hear: (report: Report) => void = () => undefined
  for (const worker of workers) {
    worker.on('message', (report: Report) => hear(report))
    worker.on('error', (error) => hear({ kind: 'failed', error }))
  }
  return {
    size,
    follow: async function* (order) {
      const heard: Report[] = []
      let wake: () => void = () => undefined
      hear = (report) => {
        heard.push(report)
        wake()
      }
      for (const worker of workers) worker.postMessage(order)
      for (let left = size; left > 0;) {
        const report = heard.shift()
        if (!report) await new Promise<void>((resolve) => (wake = resolve))
        else if (report.kind === 'done') left--
        else if (report.kind === 'failed') throw report.error
        else yield report
      }
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
