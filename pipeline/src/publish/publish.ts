import type { PublishFile } from './file.ts'
import { goLive } from './live.ts'
import { isPlain, type SetName } from './manifest.ts'
import { publishOneByOne } from './one-by-one.ts'
import type { PublishOptions, PublishReport } from './report.ts'
import { fillSlot } from './slots.ts'
import type { Target } from './target.ts'

/**
 * Publishes a set of files. A set with two slots changes for readers in one moment, any other file by file. A file whose bytes
 * lie there already is not written. Interrupted anywhere, the next run finishes.
 */
export const publish = async (
  set: SetName,
  files: AsyncIterable<PublishFile> | Iterable<PublishFile>,
  target: Target,
  options: PublishOptions = {},
): Promise<PublishReport> => {
  if (isPlain(set)) return publishOneByOne(set, files, target, options)
  const filled = await fillSlot(set, files, target, options)
  await goLive(target, [filled], (options.now ?? Date.now)())
  return filled.report
}
