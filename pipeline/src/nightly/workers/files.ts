import { indexFile, keptFiles, type Night, published } from '../files.ts'
import { startWork, type Task, tasksOf } from '../tasks.ts'
import { kilobytes, sharedCounters } from './orders.ts'
import type { Pool } from './pool.ts'
import { shareArrays } from './share.ts'

/**
 * The files of a night, made by all workers of a pool: the same as `nightFiles` gives, but in no particular order. Measuring
 * can leave some kinds of tasks out.
 */
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
    for await (const report of pool.follow({ kind: 'tasks', tasks, next: sharedCounters(1), waiting })) {
      if (report.kind !== 'file') continue
      Atomics.sub(waiting, report.worker, kilobytes(report.file))
      Atomics.notify(waiting, report.worker)
      yield published(report.file)
    }
  }
  yield indexFile(work)
}
