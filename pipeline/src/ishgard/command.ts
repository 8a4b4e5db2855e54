import { basename } from 'node:path'
import { loadTable } from '@kupodex/data/tables'
import { withArguments } from '../command/arguments.ts'
import { reporter, withCommas } from '../command/progress.ts'
import { onTargets } from '../command/targets.ts'
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
} as const

export const ishgardCommand = withArguments(
  {
    usage,
    options,
    read: ({ archive, synthetic }) => (archive === undefined ? 'Which archive?' : { archive, synthetic }),
  },
  ({ archive, synthetic }, io) =>
    onTargets(
      io,
      async ({ folder, bucket, publishing }) => {
        const steps = reporter(io.out, io.now)
        const results = await steps.step(
          'read',
          async () => readArchive(readCsv(archive, basename(archive)), loadTable('worlds')),
          ({ length }) => `${withCommas(length)} results`,
        )
        await publishing((check) =>
          publishArchive({ results, synthetic }, { folder, bucket, now: io.now, reporter: steps, check }),
        )
        return 0
      },
      { before: 'Nothing was published. ', worded: [Refusal] },
    ),
)
