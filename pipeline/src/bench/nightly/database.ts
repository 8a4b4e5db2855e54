import { readFile } from 'node:fs/promises'

/** What some work took, in seconds. */
export interface Taken {
  seconds: number
  /** Processor time, all threads together: hardly more on a machine that is busy with something else. */
  processor: number
}

interface DatabaseFigures {
  name: string
  /** From the stored rows to tables of ranks and owners. */
  compute: Taken
  /** Writing all ranked rows to files after that. */
  write: Taken
  /** Files that the results lie in, with tabs between. */
  ranks: string
  rarity: string
}

export type DatabaseOutcome = { ok: true; figures: DatabaseFigures } | { ok: false; why: string }

/** Seconds of processor time that this process has taken. */
export const ownProcessor = async (): Promise<number> => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Clock ticks of the kernel a second, as every Linux has them. */
const ticks = 100

/** Seconds of processor time that another process has taken, as Linux counts; NaN elsewhere. */
export const processorOf = async (pid: number | undefined): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** What some work takes; `processor` gives the processor time so far of the process that does it. */
export const timed = async (processor: () => Promise<number>, work: () => Promise<unknown>): Promise<Taken> => {
  const before = await processor()
  const start = performance.now()
  await work()
  return { seconds: (performance.now() - start) / 1000, processor: (await processor()) - before }
}
