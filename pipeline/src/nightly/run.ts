import type { SlottedSet } from '@kupodex/data/contract'
import { publicScopes } from '@kupodex/data/rules'
import { publishedResult, type Reporter, withCommas } from '../command/progress.ts'
import { renewBoards } from '../ishgard/publish-archive.ts'
import {
  filesOfSet,
  type Filled,
  fillSlot,
  goLive,
  openLive,
  publish,
  type PublishFile,
  type PublishOptions,
  type Target,
} from '../publish/index.ts'
import type { NightTables } from './catalog/catalog.ts'
import { type NightOutcome, workOutNight } from './night.ts'
import type { NightlyOptions } from './options.ts'
import type { CharacterSource } from './read/character.ts'
import { takeSnapshot } from './read/snapshot/file.ts'
import { finishedNights } from './previous/report.ts'
import { readResult } from './wording.ts'
import { filesOfNight, foldSnapshot } from './workers/at-scale.ts'
import { forgettingFiles, historyFiles } from './write/history.ts'
import { reportFile } from './write/report-file.ts'
import { isOfScope } from './write/scoped.ts'

type AnyFiles = AsyncIterable<PublishFile> | Iterable<PublishFile>

export interface RunDeps {
  /** The game's data: what the night reads of it, and its files as they are published. */
  tables: NightTables
  gameFiles: () => AnyFiles
  stored: CharacterSource
  /** Where the pages are built from. */
  folder: Target
  /** Where readers look. */
  bucket: Target
  /** Epoch ms. */
  now: () => number
  reporter: Reporter
  /** Made before readers are turned to anything; throws where this run must not publish any more. */
  check: () => Promise<void>
}

type RunOutcome =
  | { ok: true }
  | { ok: false; code: 'noSuchScope' }
  | { ok: false; code: 'stopped'; outcome: Extract<NightOutcome, { ok: false }> }

const readNight = async (deps: RunDeps, { snapshot, from, acceptLoss }: NightlyOptions): Promise<NightOutcome> => {
  const { tables, stored, bucket, now, reporter } = deps
  if (snapshot !== undefined) {
    await reporter.step(
      'snapshot',
      (progress) => takeSnapshot(stored, snapshot, (done) => progress(withCommas(done))),
      (taken) => ({
        text: `${withCommas(taken.characters)} characters; ${withCommas(taken.damaged)} damaged`,
        figures: taken,
      }),
    )
  }
  const path = from ?? snapshot
  return reporter.step(
    'read',
    (progress) =>
      workOutNight({
        tables,
        characters: path === undefined ? stored : foldSnapshot(path),
        previous: bucket,
        now: now(),
        acceptLoss,
        onProgress: (done, about) => progress(`${withCommas(done)}${about === null ? '' : ` of ${withCommas(about)}`}`),
      }),
    readResult,
  )
}

/** Runs a night step by step. Readers see the one before until this one is in the bucket; game data and night change in one moment. */
export const runNight = async (deps: RunDeps, asked: NightlyOptions): Promise<RunOutcome> => {
  const { folder, bucket, now, reporter, check } = deps
  const { dryRun, scope } = asked
  const { step } = reporter
  if (scope !== undefined) {
    const { worlds, dataCenters } = deps.tables
    if (!publicScopes(worlds, dataCenters).some(({ slug }) => slug === scope)) return { ok: false, code: 'noSuchScope' }
  }
  const options: PublishOptions = { now, ...(scope === undefined ? {} : { only: isOfScope(scope) }) }
  const fill = (name: string, set: SlottedSet, files: AnyFiles, target: Target) =>
    step(
      name,
      () => fillSlot(set, files, target, options),
      ({ report }) => publishedResult(report),
    )
  const written = scope === undefined ? [await fill('game', 'game', deps.gameFiles(), folder)] : []
  const outcome = await readNight(deps, asked)
  if (!outcome.ok) return { ok: false, code: 'stopped', outcome }
  written.push(await fill('write', 'night', filesOfNight(outcome.night), folder))
  if (dryRun) return { ok: true }
  await check()
  await goLive(folder, written, now())
  const uploaded: Filled[] = []
  for (const { set } of written) uploaded.push(await fill(`upload ${set}`, set, filesOfSet(folder, set), bucket))
  if (scope === undefined)
    await step(
      'forget',
      () => publish('history', forgettingFiles(outcome.night, bucket), bucket, { now, check }),
      publishedResult,
    )
  await check()
  await goLive(bucket, uploaded, now())
  if (scope !== undefined) return { ok: true }
  const { catalog, fold } = outcome.night
  const history = {
    night: await openLive(folder, 'night'),
    kept: bucket,
    ...{ catalog, fold },
    now: outcome.night.now,
  }
  await step('history', () => publish('history', historyFiles(history), bucket, { now, check }), publishedResult)
  await renewBoards(deps)
  const report = reportFile(outcome, reporter.steps, await finishedNights(bucket))
  for (const target of [folder, bucket]) await publish('report', [report], target, { now, check })
  return { ok: true }
}
