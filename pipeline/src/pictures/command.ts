import { writeFile } from 'node:fs/promises'
import { loadTables } from '@kupodex/data/tables'
import { withArguments } from '../command/arguments.ts'
import { reporter } from '../command/progress.ts'
import { onTargets } from '../command/targets.ts'
import { pictureArguments } from './options.ts'
import { PicturesError, runPictures } from './run.ts'
import { AssetServiceError } from './source/address-source.ts'
import { missingCsv, summaryOf } from './summary.ts'
import { pictureTables } from './wanted.ts'

/**
 * Draws the pictures that the game's tables name from what the operator has exported from the game, and publishes what changed.
 * Exit code 0 also where pictures are missing or damaged: everything works without.
 */
export const picturesCommand = withArguments(pictureArguments, (options, io) =>
  onTargets(
    io,
    async ({ bucket: target, publishing }) => {
      const { step } = reporter(io.out, io.now)
      const tables = loadTables(pictureTables)
      const { outcomes, skipped, published } = await runPictures({ tables, target, publishing, step }, options)
      io.out(`\n${summaryOf(outcomes, skipped)}`)
      if (options.missing !== undefined) {
        await writeFile(options.missing, missingCsv(outcomes))
        io.out(`All that is missing is listed in ${options.missing}.\n`)
      }
      if (published.written + published.removed > 0)
        io.out('Pages show it once they are built again: on one machine by npm run pages, on AWS by the next night.\n')
      return 0
    },
    { before: 'The pictures were not published. ', worded: [PicturesError, AssetServiceError] },
  ),
)
