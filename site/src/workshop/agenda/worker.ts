import { type AgendaTask, type Progress, searchAgenda } from '@kupodex/data/workshop'

/** What the worker says: how far it is, and at the end that it is done. */
export interface Said {
  progress: Progress
  isDone: boolean
}

/** After so many milliseconds the search ends with the best so far: what it has not proved by then it seldom proves. */
const patience = 60_000

/** Milliseconds between two messages that say nothing but that the search goes on. */
const pause = 250

const say = (said: Said) => postMessage(said)

addEventListener('message', ({ data }: MessageEvent<AgendaTask>) => {
  const end = performance.now() + patience
  let [value, next] = [-1, 0]
  const progress = searchAgenda(data, {
    report: (progress) => {
      const now = performance.now()
      if (progress.value !== value || now >= next) say({ progress, isDone: false })
      value = progress.value
      if (now >= next) next = now + pause
      return now < end
    },
  })
  say({ progress, isDone: true })
})
