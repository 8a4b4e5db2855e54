import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { publicScopes } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import type { Command } from '../command/io.ts'
import { publishedWords, reporter, withCommas } from '../command/progress.ts'
import { settingsFor } from '../command/settings.ts'
import { openTargets } from '../command/targets.ts'
import { readCsv } from '../import/sheets/read-csv.ts'
import { Refusal } from '../import/sheets/refusal.ts'
import { concealedNow } from '../nightly/previous/previous.ts'
import { sentenceOf } from '../publish/failure.ts'
import { filesOfSet, fillSlot, goLive, LockedError, openLive, publish } from '../publish/index.ts'
import { readArchive, withoutConcealed } from './archive.ts'
import { ishgardFiles } from './files.ts'

const usage = `npm run ishgard -- --archive <file.csv> [--synthetic]

Publishes an archive of daily results of the ishgard event: a CSV file with the columns season (2 to 4), job (CRP ...), world,
day (1 to 10), rank, character (Lodestone id, or name), score, and name if there is one. It replaces the one before. Whom the last
night had to hide is left out; to leave out who has hidden since, publish the archive again.

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

const tables = () => {
  const [worlds, dataCenters, jobs] = [loadTable('worlds'), loadTable('dataCenters'), loadTable('jobs')]
  return {
    worlds,
    scopes: publicScopes(worlds, dataCenters),
    jobIds: new Map(jobs.map(({ id, abbreviation }) => [abbreviation.en ?? '', id])),
    deployTime: [...worlds, ...dataCenters, ...jobs].reduce((latest, row) => Math.max(latest, row.updatedAt), 0),
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
  const { step } = reporter(io.out, io.now)
  try {
    const { worlds, ...about } = tables()
    const path = values.archive
    const archived = await step(
      'read',
      async () => readArchive(readCsv(path, basename(path)), worlds),
      ({ length }) => `${withCommas(length)} results`,
    )
    const { synthetic } = values
    await publishing(
      (line) => io.err(`${line}\n`),
      async (check) => {
        const { files: before } = await openLive(folder, 'ishgard')
        const results = withoutConcealed(archived, await concealedNow(bucket))
        const files = ishgardFiles({ ...about, results, synthetic, now: io.now(), before })
        await step('write', () => publish('ishgard', files, folder), publishedWords)
        const fill = () => fillSlot('ishgard', filesOfSet(folder, 'ishgard'), bucket)
        const filled = await step('upload', fill, ({ report }) => publishedWords(report))
        await check()
        await goLive(bucket, [filled], io.now())
      },
    )
    return 0
  } catch (error) {
    if (error instanceof LockedError) {
      io.err(`${error.message}\n`)
      return 3
    }
    const sentence = error instanceof Refusal ? error.message : sentenceOf(error, settings)
    if (sentence === null) throw error
    io.err(`Nothing was published. ${sentence}\n`)
    return 1
  } finally {
    close()
  }
}
