import { shareArrays } from '../arrays/shared-memory.ts'
import { indexFile, keptFiles, published } from '../write/night-files.ts'
import { type Task, tasksOf } from '../write/tasks.ts'
import { type Night, startWork } from '../write/work.ts'
import { kilobytes, sharedCounters } from './orders.ts'
import type { Pool } from './pool.ts'

/** The files of a night, made by all workers of a pool, as `nightFiles` gives them but in no particular order; measuring leaves tasks out. */
export async function* nightFilesInParallel(
  pool: Pool,
  night: Night,
  isWanted: (task: Task) => boolean = () => true,
): AsyncGenerator<ReturnType<typeof published>> {
  yield* keptFiles(night)
  const work = shareArrays(startWork(night))
  for await (const _ of pool.follow({ kind: 'work', work }));
  for (const stage of tasksOf(work)) {
    const tasks = stage.filter(isWanted)
    const waiting = sharedCounters(pool.size)
    for await (const message of pool.follow({ kind: 'tasks', tasks, next: sharedCounters(1), waiting })) {
      if (message.kind !== 'file') continue
      Atomics.sub(waiting, message.worker, kilobytes(message.file))
      Atomics.notify(waiting, message.worker)
      yield published(message.file)
    }
  }
  yield indexFile(work)
}
