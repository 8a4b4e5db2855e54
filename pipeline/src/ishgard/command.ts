import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { loadTable } from '@kupodex/data/tables'
import { failed } from '../command/failed.ts'
import type { Command } from '../command/io.ts'
import { reporter, withCommas } from '../command/progress.ts'
import { settingsFor } from '../command/settings.ts'
import { openTargets } from '../command/targets.ts'
import { readCsv } from '../import/sheets/read-csv.ts'
import { Refusal } from '../import/sheets/refusal.ts'
import { readArchive } from './archive.ts'
import { publishArchive } from './publish-archive.ts'

const usage = `npm run ishgard -- --archive <file.csv> [--synthetic]

Publishes an archive of daily results of the ishgard event: a CSV file with the columns season (2 to 4), job (CRP ...), world,
day (1 to 10), rank, character (Lodestone id, or name), score, and name if there is one. It replaces the one before. Each night
leaves out whom it had to hide.

  --synthetic  say on every board that the results are made up
`

const options = {
  archive: { type: 'string' },
  synthetic: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const readArgs = (args: string[]) => {
  try {
    return { values: parseArgs({ args, options }).values }
  } catch (error) {
    return { complaint: (error as Error).message }
  }
}

/** Reads an archive and publishes its boards; exit code 1 where it is refused or cannot be published, 3 where another run publishes. */
export const ishgardCommand: Command = async (args, io) => {
  const { values, complaint } = readArgs(args)
  if (values?.help) {
    io.out(usage)
    return 0
  }
  if (!values?.archive) {
    io.err(`${complaint ?? 'Which archive?'}\n\n${usage}`)
    return 2
  }
  const settings = settingsFor(io)
  if (settings === null) return 1
  const { folder, bucket, publishing, close } = openTargets(settings)
  const steps = reporter(io.out, io.now)
  try {
    const path = values.archive
    const results = await steps.step(
      'read',
      async () => readArchive(readCsv(path, basename(path)), loadTable('worlds')),
      ({ length }) => `${withCommas(length)} results`,
    )
    const { synthetic } = values
    await publishing(
      (line) => io.err(`${line}\n`),
      (check) => publishArchive({ results, synthetic }, { folder, bucket, now: io.now, reporter: steps, check }),
    )
    return 0
  } catch (error) {
    return failed(error, io, settings, { before: 'Nothing was published. ', worded: [Refusal] })
  } finally {
    close()
  }
}
