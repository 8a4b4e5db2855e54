import { withArguments } from '../command/arguments.ts'
import type { CommandIo } from '../command/io.ts'
import { reporter } from '../command/progress.ts'
import { settingsFor } from '../command/settings.ts'
import { openTargets } from '../command/targets.ts'
import { editsResult, gameFiles, readEdits, withOverrides } from '../game-api/index.ts'
import { sentenceOf } from '../publish/failure.ts'
import { goBack, LockedError, readOnly, type Target } from '../publish/index.ts'
import type { NightTables } from './catalog/catalog.ts'
import { loadNightTables, loadProofs } from './catalog/load-tables.ts'
import { nightlyArguments, type NightlyOptions } from './options.ts'
import { charactersOfStore } from './read/from-store.ts'
import { runNight } from './run.ts'
import { stoppedSentence } from './wording.ts'

const fail = (
  { out, err }: CommandIo,
  { json }: Pick<NightlyOptions, 'json'>,
  failed: { code: string; sentence: string },
): number => {
  if (json) out(`${JSON.stringify({ failed: failed.code, message: failed.sentence })}\n`)
  err(`${failed.sentence}\n`)
  return 1
}

type Targets = ReturnType<typeof openTargets>

export interface NightData {
  tables: () => NightTables
  gameFiles: typeof gameFiles
}

const runLocked = (
  io: CommandIo,
  options: NightlyOptions,
  { store, folder, bucket, publishing }: Targets,
  data: NightData,
) => {
  const writable = (target: Target) => (options.dryRun ? readOnly(target) : target)
  const run = async (check: () => Promise<void>) => {
    const steps = reporter(io.out, io.now, { json: options.json })
    const edits = await steps.step('editors', () => readEdits(store, bucket), editsResult)
    return runNight(
      {
        tables: withOverrides(data.tables(), edits.overrides),
        gameFiles: () => data.gameFiles(edits),
        stored: charactersOfStore(store, loadProofs()),
        folder: writable(folder),
        bucket: writable(bucket),
        now: io.now,
        reporter: steps,
        check,
      },
      options,
    )
  }
  return options.dryRun ? run(async () => undefined) : publishing((line) => io.err(`${line}\n`), run)
}

const run = async (io: CommandIo, options: NightlyOptions, targets: Targets, data: NightData): Promise<number> => {
  const outcome = await runLocked(io, options, targets, data)
  if (outcome.ok) {
    if (options.dryRun && !options.json) io.out('Nothing was published.\n')
    return 0
  }
  if (outcome.code === 'stopped') {
    return fail(io, options, { code: outcome.outcome.code, sentence: stoppedSentence(outcome.outcome) })
  }
  io.err(`${options.scope} is not a valid scope: use global, or the name of a public data center or world.\n`)
  return 2
}

const back = (io: CommandIo, { folder, bucket, publishing }: Targets): Promise<number> =>
  publishing(
    (line) => io.err(`${line}\n`),
    async () => {
      const turned = await goBack(bucket, 'night', io.now())
      if (turned.length === 0) {
        io.err('There is no complete earlier night to go back to.\n')
        return 1
      }
      // Pages are built from here; on another machine than the night's it may be empty.
      await goBack(folder, 'night', io.now())
      io.out(`Readers see the night before again (${turned.join(', ')}); npm run pages builds the pages from it.\n`)
      return 0
    },
  )

/** The operator's nightly run with some data of the game: reads the store, publishes to the folder and then to the bucket that the settings name. */
export const makeNightlyCommand = (data: NightData) =>
  withArguments(nightlyArguments, async ({ night }, io) => {
    const settings = settingsFor(io)
    if (settings === null) return 1
    const options = night ?? { json: false }
    const targets = openTargets(settings)
    try {
      return await (night === null ? back(io, targets) : run(io, night, targets, data))
    } catch (error) {
      if (error instanceof LockedError) {
        fail(io, options, { code: 'locked', sentence: error.message })
        return 3
      }
      const sentence = sentenceOf(error, settings)
      if (sentence === null) throw error
      return fail(io, options, { code: 'unreachable', sentence: `The night was not finished. ${sentence}` })
    } finally {
      targets.close()
    }
  })

/** The nightly run with the game's data as it is committed. */
export const nightlyCommand = makeNightlyCommand({ tables: loadNightTables, gameFiles })
