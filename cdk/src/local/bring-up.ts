import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTable } from '@kupodex/data/tables'
import { demoArchive } from '@kupodex/pipeline/ishgard'
import { runWorker } from '@kupodex/lambdas/sync'
import { runPipeline } from './command.ts'
import { hashOfArchive, hashOfNight, hashOfPages, tableHash } from './inputs.ts'
import { type ProgressOut, startProgress } from './progress.ts'
import { queueEverybody, syncWorld } from './reading.ts'
import type { Stack } from './stack.ts'
import { openStamps, type Stamps } from './stamp.ts'
import { tickThings } from './ticking.ts'
import { isNightDue } from './timing.ts'

/** What bringing the product up on one machine needs; `root` is the project's folder, `now` gives epoch ms. */
export interface LocalDeps {
  stack: Stack
  root: string
  out: ProgressOut
  log: (line: string) => void
  now: () => number
  signal: AbortSignal
}

/** Characters read side by side at the first start; the pace of requests is the client's matter. */
const parallel = 8

const stampsOf = ({ stack }: LocalDeps): Stamps => openStamps(join(stack.config.folder, 'stamps.json'))

const readEverybody = async (deps: LocalDeps) => {
  const { stack, out, now, signal } = deps
  await queueEverybody(stack.population, stack.store, now())
  const progress = startProgress(out, 'Reading characters from the Lodestone stand-in', now)
  let read = 0
  const before = stack.lodestone.counts.requests
  await runWorker(syncWorld(stack.store, deps.log), {
    signal,
    untilIdle: true,
    parallel,
    onResult: () => progress.to(++read, stack.population.size),
  })
  signal.throwIfAborted()
  progress.done(`${read} characters in ${stack.lodestone.counts.requests - before} requests`)
}

const runNight = async (deps: LocalDeps) => {
  deps.out.write('Working out the night\n')
  await runPipeline('nightly', (line) => deps.out.write(`  ${line}\n`), deps.signal)
}

/** The ishgard event is over: its boards come from a made-up archive, imported as an operator imports a real one. */
const runIshgard = async (deps: LocalDeps, tell: (line: string) => void) => {
  tell('Importing a made-up archive of the ishgard event')
  const archive = join(deps.stack.config.folder, 'ishgard.csv')
  writeFileSync(archive, demoArchive(deps.stack.population, loadTable('worlds')))
  await runPipeline('ishgard', (line) => tell(`  ${line}`), deps.signal, ['--archive', archive, '--synthetic'])
}

const runPages = async (deps: LocalDeps) => {
  deps.out.write('Building the pages\n')
  await runPipeline('pages', (line) => deps.out.write(`  ${line}\n`), deps.signal)
}

/** Runs the night and builds the pages from it, and notes both as done. */
export const nightAndPages = async (deps: LocalDeps): Promise<void> => {
  const stamps = stampsOf(deps)
  await runNight(deps)
  stamps.done('night', hashOfNight(deps.root))
  stamps.done('nightAt', String(deps.now()))
  await runPages(deps)
  stamps.done('pages', hashOfPages(deps.root, deps.stack.config))
}

/**
 * Brings everything up to the point where the site can be opened: people read, a night worked out, pages built. What an
 * earlier start has done is done again only where its inputs changed or its time has come.
 */
export const bringUp = async (deps: LocalDeps): Promise<void> => {
  const stamps = stampsOf(deps)
  const read = async () => {
    if (stamps.isDone('read', tableHash)) return
    deps.out.write('The first start makes people and reads them, works out a night and builds its pages.\n')
    await readEverybody(deps)
    stamps.done('read', tableHash)
  }
  const tick = async () => {
    if (stamps.isDone('ticks', tableHash)) return
    await tickThings(deps.stack.population, deps.stack.store)
    stamps.done('ticks', tableHash)
  }
  const lines: string[] = []
  const importIshgard = async () => {
    if (stamps.isDone('ishgard', hashOfArchive(deps.root))) return
    await runIshgard(deps, (line) => lines.push(`${line}\n`))
    stamps.done('ishgard', hashOfArchive(deps.root))
  }
  // Neither needs the other, and one process alone leaves a core idle. What one prints would break into the other's progress.
  const ended = await Promise.allSettled([read().then(tick), importIshgard()])
  for (const line of lines) deps.out.write(line)
  for (const result of ended) if (result.status === 'rejected') throw result.reason
  const isNightDone =
    stamps.isDone('night', hashOfNight(deps.root)) && !isNightDue(Number(stamps.get('nightAt')), deps.now())
  if (!isNightDone) await nightAndPages(deps)
  else if (!stamps.isDone('pages', hashOfPages(deps.root, deps.stack.config))) {
    await runPages(deps)
    stamps.done('pages', hashOfPages(deps.root, deps.stack.config))
  }
}
