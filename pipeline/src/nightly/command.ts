import { openStore } from '@kupodex/data/store'
import type { Command, CommandIo } from '../command.ts'
import { sentenceOf } from '../publish/failure.ts'
import { bucketTarget, folderTarget, readOnly, type Target } from '../publish/index.ts'
import { charactersOfStore } from './from-store.ts'
import { type NightlyOptions, readOptions, usage } from './options.ts'
import { reporter } from './report.ts'
import { runNight } from './run.ts'
import { connectAws, type NightlySettings, readSettings } from './settings.ts'
import { stoppedSentence } from './told.ts'

const fail = (
  { out, err }: CommandIo,
  { json }: NightlyOptions,
  failed: { code: string; sentence: string },
): number => {
  if (json) out(`${JSON.stringify({ failed: failed.code, message: failed.sentence })}\n`)
  err(`${failed.sentence}\n`)
  return 1
}

const run = async (io: CommandIo, options: NightlyOptions, settings: NightlySettings): Promise<number> => {
  const { dynamodb, s3 } = connectAws(settings)
  const place = (target: Target) => (options.dryRun ? readOnly(target) : target)
  const world = {
    stored: charactersOfStore(openStore({ client: dynamodb, table: settings.KUPODEX_TABLE })),
    folder: place(folderTarget(settings.KUPODEX_PUBLISHED)),
    bucket: place(bucketTarget(s3, settings.KUPODEX_BUCKET)),
    now: io.now,
    reporter: reporter(io.out, io.now, { json: options.json }),
  }
  try {
    const outcome = await runNight(world, options)
    if (outcome.ok) {
      if (options.dryRun && !options.json) io.out('Nothing was published.\n')
      return 0
    }
    if (outcome.code === 'stopped') {
      return fail(io, options, { code: outcome.outcome.code, sentence: stoppedSentence(outcome.outcome) })
    }
    io.err(`There is no scope ${options.scope}: it is global, or the name of a public data center or world.\n`)
    return 2
  } catch (error) {
    const sentence = sentenceOf(error, settings)
    if (sentence === null) throw error
    return fail(io, options, { code: 'unreachable', sentence: `The night was not finished. ${sentence}` })
  } finally {
    dynamodb.destroy()
    s3.destroy()
  }
}

/** The operator's nightly run: reads the store, publishes to the folder and then to the bucket that the settings name. */
export const nightlyCommand: Command = async (args: string[], io: CommandIo): Promise<number> => {
  const asked = readOptions(args)
  if (asked.kind === 'wrong') {
    io.err(`${asked.complaint}\n\n${usage}`)
    return 2
  }
  if (asked.kind === 'help') {
    io.out(usage)
    return 0
  }
  const read = readSettings(io.env)
  if (!read.ok) {
    io.err(`${read.complaints.join('\n')}\n`)
    return 1
  }
  return run(io, asked.options, read.settings)
}
