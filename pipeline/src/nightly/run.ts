import { publicScopes } from '@kupodex/data/rules'
import { gameFiles } from '../game-api/index.ts'
import { filesOfSet, publish, type PublishOptions, settle, type Target } from '../publish/index.ts'
import { filesOfNight, foldParted, takeSnapshot } from './at-scale.ts'
import type { CharacterSource } from './character.ts'
import { historyFiles } from './history.ts'
import { loadNightTables } from './load-tables.ts'
import { type NightOutcome, workOutNight } from './night.ts'
import type { NightlyOptions } from './options.ts'
import { type Reporter, toldPublished, whole } from './report.ts'
import { reportFile } from './run-report.ts'
import { isOfScope } from './scoped.ts'
import { toldRead } from './told.ts'

/** What a run needs of the outside world. */
export interface RunWorld {
  stored: CharacterSource
  /** Where the pages are built from. */
  folder: Target
  /** Where readers look. */
  bucket: Target
  /** Epoch ms. */
  now: () => number
  reporter: Reporter
}

/** What came of a run. */
export type RunOutcome =
  | { ok: true }
  | { ok: false; code: 'noSuchScope' }
  | { ok: false; code: 'stopped'; outcome: Extract<NightOutcome, { ok: false }> }

/** Ends what an earlier run was changing over when it was cut off: from then on the places hold one night. */
const settleAll = async ({ folder, bucket, reporter }: RunWorld) => {
  for (const place of [folder, bucket]) {
    for (const set of ['game', 'night'] as const) {
      const settled = await settle(set, place)
      if (settled)
        await reporter.step(
          'settle',
          async () => undefined,
          () => `ended what an earlier run had begun (${set})`,
        )
    }
  }
}

const readNight = async (world: RunWorld, { snapshot, from, acceptLoss }: NightlyOptions): Promise<NightOutcome> => {
  const { stored, bucket, now, reporter } = world
  if (snapshot !== undefined) {
    await reporter.step(
      'snapshot',
      (progress) => takeSnapshot(stored, snapshot, (done) => progress(whole(done))),
      (taken) => ({ words: `${whole(taken.characters)} characters; ${whole(taken.damaged)} damaged`, figures: taken }),
    )
  }
  const path = from ?? snapshot
  return reporter.step(
    'read',
    (progress) =>
      workOutNight({
        tables: loadNightTables(),
        characters: path === undefined ? stored : foldParted({ kind: 'snapshot', path }),
        previous: bucket,
        now: now(),
        acceptLoss,
        onProgress: (done, about) => progress(`${whole(done)}${about === null ? '' : ` of ${whole(about)}`}`),
      }),
    toldRead,
  )
}

/** Runs a night from reading to the report, step by step. */
export const runNight = async (world: RunWorld, options: NightlyOptions): Promise<RunOutcome> => {
  const { folder, bucket, now, reporter } = world
  const { dryRun, scope } = options
  const { step } = reporter
  if (scope !== undefined) {
    const { worlds, dataCenters } = loadNightTables()
    if (!publicScopes(worlds, dataCenters).some(({ slug }) => slug === scope)) return { ok: false, code: 'noSuchScope' }
  }
  const of: PublishOptions = { now, ...(scope === undefined ? {} : { only: isOfScope(scope) }) }
  if (!dryRun) await settleAll(world)
  if (scope === undefined) await step('game', () => publish('game', gameFiles(), folder, { now }), toldPublished)
  const outcome = await readNight(world, options)
  if (!outcome.ok) return { ok: false, code: 'stopped', outcome }
  await step('write', () => publish('night', filesOfNight(outcome.night), folder, of), toldPublished)
  if (dryRun) return { ok: true }
  const upload = (set: 'game' | 'night') =>
    step(`upload ${set}`, () => publish(set, filesOfSet(folder, set), bucket, of), toldPublished)
  if (scope === undefined) await upload('game')
  await upload('night')
  if (scope !== undefined) return { ok: true }
  const { catalog, fold } = outcome.night
  const history = { night: folder, kept: bucket, characters: fold.ids.length, deployTime: catalog.deployTime }
  await step(
    'history',
    () => publish('history', historyFiles({ ...history, now: outcome.night.now }), bucket, { now }),
    toldPublished,
  )
  const report = reportFile(outcome, reporter.steps)
  for (const place of [folder, bucket]) await publish('report', [report], place, { now })
  return { ok: true }
}
