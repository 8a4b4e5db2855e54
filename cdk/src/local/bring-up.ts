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
import { isNightDue } from './timing.ts'

/** What bringing the product up on one machine stands on; `root` is the project's folder, `now` gives epoch ms. */
export interface LocalWorld {
  stack: Stack
  root: string
  out: ProgressOut
  log: (line: string) => void
  now: () => number
  signal: AbortSignal
}

/** Characters read side by side at the first start; the pace of requests is the client's matter. */
const parallel = 8

const stampsOf = ({ stack }: LocalWorld): Stamps => openStamps(join(stack.config.folder, 'stamps.json'))

const readEverybody = async (world: LocalWorld) => {
  const { stack, out, now, signal } = world
  await queueEverybody(stack.population, stack.store, now())
  const progress = startProgress(out, 'Reading characters from the Lodestone stand-in', now)
  let read = 0
  const before = stack.lodestone.counts.requests
  await runWorker(syncWorld(stack.store, world.log), {
    signal,
    untilIdle: true,
    parallel,
    onResult: () => progress.to(++read, stack.population.size),
  })
  signal.throwIfAborted()
  progress.done(`${read} characters in ${stack.lodestone.counts.requests - before} requests`)
}

const runNight = async (world: LocalWorld) => {
  world.out.write('Counting rankings and rarity\n')
  await runPipeline('nightly', (line) => world.out.write(`  ${line}\n`), world.signal)
}

/** The ishgard event is over: its boards come from a made-up archive, imported as an operator imports a real one. */
const runIshgard = async (world: LocalWorld, tell: (line: string) => void) => {
  tell('Importing a made-up archive of the Ishgardian Restoration')
  const archive = join(world.stack.config.folder, 'ishgard.csv')
  writeFileSync(archive, demoArchive(world.stack.population, loadTable('worlds')))
  await runPipeline('ishgard', (line) => tell(`  ${line}`), world.signal, ['--archive', archive, '--synthetic'])
}

const runPages = async (world: LocalWorld) => {
  world.out.write('Building the pages\n')
  await runPipeline('pages', (line) => world.out.write(`  ${line}\n`), world.signal)
}

/** Runs the night and builds the pages from it, and notes both as done. */
export const nightAndPages = async (world: LocalWorld): Promise<void> => {
  const stamps = stampsOf(world)
  await runNight(world)
  stamps.done('night', hashOfNight(world.root))
  stamps.done('nightAt', String(world.now()))
  await runPages(world)
  stamps.done('pages', hashOfPages(world.root, world.stack.config))
}

/**
 * Brings everything up to the point where the site can be opened: people read, a night worked out, pages built. What an
 * earlier start has done is done again only where its inputs changed or its time has come.
 */
export const bringUp = async (world: LocalWorld): Promise<void> => {
  const stamps = stampsOf(world)
  const read = async () => {
    if (stamps.isDone('read', tableHash)) return
    world.out.write(
      'The first start makes up people, reads their characters, counts rankings and rarity, and builds the pages.\n',
    )
    await readEverybody(world)
    stamps.done('read', tableHash)
  }
  const lines: string[] = []
  const importIshgard = async () => {
    if (stamps.isDone('ishgard', hashOfArchive(world.root))) return
    await runIshgard(world, (line) => lines.push(`${line}\n`))
    stamps.done('ishgard', hashOfArchive(world.root))
  }
  // Neither needs the other, and one process alone leaves a core idle. What one says would break into the other's progress.
  const ended = await Promise.allSettled([read(), importIshgard()])
  for (const line of lines) world.out.write(line)
  for (const result of ended) if (result.status === 'rejected') throw result.reason
  const isNightDone =
    stamps.isDone('night', hashOfNight(world.root)) && !isNightDue(Number(stamps.get('nightAt')), world.now())
  if (!isNightDone) await nightAndPages(world)
  else if (!stamps.isDone('pages', hashOfPages(world.root, world.stack.config))) {
    await runPages(world)
    stamps.done('pages', hashOfPages(world.root, world.stack.config))
  }
}
