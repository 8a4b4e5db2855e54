import type { AgendaTask } from '@kupodex/data/workshop'
import type { Said } from './worker.ts'

/** Searches in a worker; `hear` gets everything it says, `fail` that it cannot run. Returns how to end it. */
export const runSearch = (task: AgendaTask, hear: (said: Said) => void, fail: () => void): (() => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.isDone) worker.terminate()
    hear(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    fail()
  })
  worker.postMessage(task)
  return () => worker.terminate()
}
