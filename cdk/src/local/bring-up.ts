import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTable } from '@kupodex/data/tables'
import { demoArchive } from '@kupodex/pipeline/ishgard'
import { tableDefinition } from '@kupodex/data/store'
import { runWorker } from '@kupodex/lambdas/sync'
import { runPipeline } from './command.ts'
import { type ProgressOut, startProgress } from './progress.ts'
import { queueEverybody, syncWorld } from './reading.ts'
import type { Stack } from './stack.ts'
import { hashOfPaths, openStamps, type Stamps } from './stamp.ts'
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

/** A table with other indexes is made anew, and people are read again. */
const tableHash = tableDefinition.GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).join()

const stampsOf = ({ stack }: LocalWorld): Stamps => openStamps(join(stack.config.folder, 'stamps.json'))

const below = (root: string, ...paths: string[]) => paths.map((path) => join(root, path))

const hashOfNight = ({ root }: LocalWorld) =>
  hashOfPaths(below(root, 'data/src', 'data/tables', 'data/prose', 'pipeline/src'))

const hashOfArchive = ({ root }: LocalWorld) =>
  hashOfPaths(
    below(
      root,
      'data/src/contract',
      'data/src/rules',
      'pipeline/src/ishgard',
      'pipeline/src/publish',
      'data/tables/worlds.json',
    ),
  )

const hashOfPages = ({ root, stack }: LocalWorld) =>
  stack.config.scopes +
  hashOfPaths([
    ...below(root, 'data/src', 'data/tables', 'site/src', 'site/public', 'site/astro.config.ts'),
    join(stack.config.folder, 'published', 'manifests'),
  ])

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
  world.out.write('Working out the night\n')
  await runPipeline('nightly', (line) => world.out.write(`  ${line}\n`), world.signal)
}

/** The ishgard event is over: its boards come from a made-up archive, imported as an operator imports a real one. */
const runIshgard = async (world: LocalWorld, tell: (line: string) => void) => {
  tell('Importing a made-up archive of the ishgard event')
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
  stamps.done('night', hashOfNight(world))
  stamps.done('nightAt', String(world.now()))
  await runPages(world)
  stamps.done('pages', hashOfPages(world))
}

/**
 * Brings everything up to the point where the site can be opened: people read, a night worked out, pages built. What an
 * earlier start has done is done again only where its inputs changed or its time has come.
 */
export const bringUp = async (world: LocalWorld): Promise<void> => {
  const stamps = stampsOf(world)
  const read = async () => {
    if (stamps.isDone('read', tableHash)) return
    world.out.write('The first start makes people and reads them, works out a night and builds its pages.\n')
    await readEverybody(world)
    stamps.done('read', tableHash)
  }
  const lines: string[] = []
  const importIshgard = async () => {
    if (stamps.isDone('ishgard', hashOfArchive(world))) return
    await runIshgard(world, (line) => lines.push(`${line}\n`))
    stamps.done('ishgard', hashOfArchive(world))
  }
  // Neither needs the other, and one process alone leaves a core idle. What one says would break into the other's progress.
  const ended = await Promise.allSettled([read(), importIshgard()])
  for (const line of lines) world.out.write(line)
  for (const result of ended) if (result.status === 'rejected') throw result.reason
  const isNightDone =
    stamps.isDone('night', hashOfNight(world)) && !isNightDue(Number(stamps.get('nightAt')), world.now())
  if (!isNightDone) await nightAndPages(world)
  else if (!stamps.isDone('pages', hashOfPages(world))) {
    await runPages(world)
    stamps.done('pages', hashOfPages(world))
  }
}
