import { writeFile } from 'node:fs/promises'
import { loadTables } from '@kupodex/data/tables'
import { failed } from '../command/failed.ts'
import type { Command } from '../command/io.ts'
import { reporter } from '../command/progress.ts'
import { settingsFor } from '../command/settings.ts'
import { openTargets } from '../command/targets.ts'
import { readOptions, usage } from './options.ts'
import { PicturesError, runPictures } from './run.ts'
import { AssetServiceError } from './source/address-source.ts'
import { missingCsv, summaryOf } from './summary.ts'
import { pictureTables } from './wanted.ts'

/**
 * Draws the pictures that the game's tables name from what the operator has exported from the game, and publishes what changed.
 * Exit code 0 also where pictures are missing or damaged: everything works without.
 */
export const picturesCommand: Command = async (args, io) => {
  const asked = readOptions(args)
  if (asked.kind === 'help') {
    io.out(usage)
    return 0
  }
  if (asked.kind === 'wrong') {
    io.err(`${asked.complaint}\n\n${usage}`)
    return 2
  }
  const settings = settingsFor(io)
  if (settings === null) return 1
  const { missing } = asked.options
  const { bucket, publishing, close } = openTargets(settings)
  try {
    const { outcomes, skipped, published } = await runPictures(
      {
        tables: loadTables(pictureTables),
        target: bucket,
        publishing: (work) => publishing((line) => io.err(`${line}\n`), work),
        step: reporter(io.out, io.now).step,
      },
      asked.options,
    )
    io.out(`\n${summaryOf(outcomes, skipped)}`)
    if (missing !== undefined) {
      await writeFile(missing, missingCsv(outcomes))
      io.out(`All that is missing is listed in ${missing}.\n`)
    }
    if (published.written + published.removed > 0)
      io.out('Pages show it once they are built again: on one machine by npm run pages, on AWS by the next night.\n')
    return 0
  } catch (error) {
    return failed(error, io, settings, {
      before: 'The pictures were not published. ',
      worded: [PicturesError, AssetServiceError],
    })
  } finally {
    close()
  }
}
