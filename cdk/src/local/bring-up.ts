import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTable } from '@kupodex/data/tables'
import { demoArchive } from '@kupodex/pipeline/ishgard'
import { folderTarget } from '@kupodex/pipeline/publish'
import { type Script, timetable } from '../timetable.ts'
import { runScript } from './command.ts'
import { addEarlierWeeks } from './earlier-weeks.ts'
import { bucketFolder, localIssuer } from './ground/config.ts'
import { makeGroups } from './grouping.ts'
import { hashOfArchive, hashOfNight, hashOfPages, hashOfPrices, tableHash } from './inputs.ts'
import { type ProgressOut, startProgress } from './progress.ts'
import { firstPeople, readEverybody, syncDeps } from './reading.ts'
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

/** Characters read side by side at the first start; the client limits the rate of requests. */
const parallel = 8

const stampsOf = ({ stack }: LocalDeps): Stamps => openStamps(join(stack.config.folder, 'stamps.json'))

const read = async ({ stack, out, log, now, signal }: LocalDeps) => {
  const { population, store, lodestone } = stack
  const progress = startProgress(out, 'Reading characters from the Lodestone stand-in', now)
  const all = population.size + firstPeople(population).length
  let count = 0
  const before = lodestone.counts.requests
  await readEverybody({
    ...{ population, store, lodestone, now, signal, parallel },
    sync: syncDeps(store, log),
    onResult: () => progress.to(++count, all),
  })
  signal.throwIfAborted()
  progress.done(`${population.size} characters in ${lodestone.counts.requests - before} requests`)
}

/** The ishgard event is over: its boards come from a made-up archive, imported as an operator imports a real one. */
const runIshgard = async (deps: LocalDeps, show: (line: string) => void) => {
  show('Importing a made-up archive of the Ishgardian Restoration')
  const archive = join(deps.stack.config.folder, 'ishgard.csv')
  writeFileSync(archive, demoArchive(deps.stack.population, loadTable('worlds')))
  await runScript('ishgard', (line) => show(`  ${line}`), deps.signal, ['--archive', archive, '--synthetic'])
}

/** Prices of the stand-in, which a start needs once; later the timetable brings new ones. */
const askForPrices = async (deps: LocalDeps, show: (line: string) => void) => {
  show('Asking the stand-in of Universalis for prices')
  await runScript('prices', (line) => show(`  ${line}`), deps.signal)
}

type Step = (deps: LocalDeps) => Promise<void>

const runAndNote =
  (script: Script, says: string, note: (deps: LocalDeps, stamps: Stamps) => void): Step =>
  async (deps) => {
    deps.out.write(`${says}\n`)
    await runScript(script, (line) => deps.out.write(`  ${line}\n`), deps.signal)
    note(deps, stampsOf(deps))
  }

/** Scripts whose result a later start uses again: their inputs are noted. */
const noted: Partial<Record<Script, Step>> = {
  nightly: runAndNote('nightly', 'Counting rankings and rarity', (deps, stamps) => {
    stamps.done('night', hashOfNight(deps.root))
    stamps.done('nightAt', String(deps.now()))
  }),
  pages: runAndNote('pages', 'Building the pages', (deps, stamps) =>
    stamps.done('pages', hashOfPages(deps.root, deps.stack.config)),
  ),
}

/** Runs scripts of a job one after another, as the job does on AWS; throws at the first that fails. */
export const runScripts = async (deps: LocalDeps, scripts: readonly Script[]): Promise<void> => {
  for (const script of scripts) {
    const run = noted[script] ?? runAndNote(script, `Running ${script}`, () => undefined)
    await run(deps)
  }
}

/**
 * Brings everything up to the point where the site can be opened: people read, a night worked out, pages built. What an
 * earlier start has done is done again only where its inputs changed or its time has come.
 */
export const bringUp = async (deps: LocalDeps): Promise<void> => {
  const stamps = stampsOf(deps)
  const { population, store, config } = deps.stack
  /** Does a step unless it was done with the same. */
  const once = async (step: string, hash: string, work: () => Promise<unknown>) => {
    if (stamps.isDone(step, hash)) return
    await work()
    stamps.done(step, hash)
  }
  const readPeople = async () => {
    await once('read', tableHash, () => {
      deps.out.write(
        'The first start makes up people, reads their characters, counts rankings and rarity, and builds the pages.\n',
      )
      return read(deps)
    })
    await once('owners', tableHash, () => tickThings(population, store))
    await once('groups', tableHash, () =>
      makeGroups(population, store, { issuer: localIssuer(config), now: deps.now() }),
    )
  }
  const lines: string[] = []
  const show = (line: string) => void lines.push(`${line}\n`)
  const importOthers = async () => {
    await once('ishgard', hashOfArchive(deps.root), () => runIshgard(deps, show))
    await once('prices', hashOfPrices(deps.root), () => askForPrices(deps, show))
  }
  // None needs the other, and one process alone leaves a core idle. What one prints would break into the other's progress.
  const ended = await Promise.allSettled([readPeople(), importOthers()])
  for (const line of lines) deps.out.write(line)
  for (const result of ended) if (result.status === 'rejected') throw result.reason
  const isNightDone =
    stamps.isDone('night', hashOfNight(deps.root)) && !isNightDue(Number(stamps.get('nightAt')), deps.now())
  if (!isNightDone) {
    await runScripts(deps, timetable.night.work.scripts)
    await addEarlierWeeks(folderTarget(bucketFolder(config)))
  } else if (!stamps.isDone('pages', hashOfPages(deps.root, config))) await runScripts(deps, ['pages'])
}
