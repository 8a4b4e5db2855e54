import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { WorkerMessage, WorkerOrder } from './orders.ts'

export interface Pool {
  size: number
  /** Gives all workers an order and yields their messages until all are done. Throws what a worker threw: the pool is of no use then. */
  follow: (order: WorkerOrder) => AsyncGenerator<Exclude<WorkerMessage, { kind: 'done' | 'failed' }>>
  close: () => Promise<void>
}

/** Starts workers, by default one a core. */
export const startPool = (size = availableParallelism()): Pool => {
  const workers = Array.from({ length: size }, (_, number) => {
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: { number } })
  })
  let onMessage: (message: WorkerMessage) => void = () => undefined
  for (const worker of workers) {
    worker.on('message', (message: WorkerMessage) => onMessage(message))
    worker.on('error', (error) => onMessage({ kind: 'failed', error }))
  }
  return {
    size,
    follow: async function* (order) {
      const received: WorkerMessage[] = []
      let wake: () => void = () => undefined
      onMessage = (message) => {
        received.push(message)
        wake()
      }
      for (const worker of workers) worker.postMessage(order)
      for (let left = size; left > 0;) {
        const message = received.shift()
        if (!message) await new Promise<void>((resolve) => (wake = resolve))
        else if (message.kind === 'done') left--
        else if (message.kind === 'failed') throw message.error
        else yield message
      }
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
