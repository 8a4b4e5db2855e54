import { publicScopes } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { publishedResult, type Reporter } from '../command/progress.ts'
import { concealedNow } from '../nightly/previous/previous.ts'
import { filesOfSet, fillSlot, goLive, openLive, publish, type PublishFile, type Target } from '../publish/index.ts'
import { withoutConcealed } from './archive.ts'
import { type BoardsOf, ishgardFiles } from './files.ts'
import { type Archive, isOutdated, keptFiles, readCharacters, readKept } from './kept.ts'

export interface ArchiveDeps {
  /** Where the pages are built from. */
  folder: Target
  /** Where readers look. */
  bucket: Target
  /** Epoch ms. */
  now: () => number
  reporter: Pick<Reporter, 'step'>
  /** Made before readers are turned to other boards; throws where this run must not publish any more. */
  check: () => Promise<void>
}

const tables = () => {
  const [worlds, dataCenters, jobs] = [loadTable('worlds'), loadTable('dataCenters'), loadTable('jobs')]
  return {
    scopes: publicScopes(worlds, dataCenters),
    jobIds: new Map(jobs.map(({ id, abbreviation }) => [abbreviation.en ?? '', id])),
    deployTime: [...worlds, ...dataCenters, ...jobs].reduce((latest, row) => Math.max(latest, row.updatedAt), 0),
  }
}

function* filesOf(
  archive: Archive,
  concealed: ReadonlySet<number>,
  about: Omit<BoardsOf, keyof Archive>,
): Generator<PublishFile> {
  const { results, synthetic } = archive
  yield* ishgardFiles({ ...about, synthetic, results: withoutConcealed(results, concealed) })
  yield* keptFiles(archive, concealed)
}

/** Publishes the boards of an archive without whom the night that readers see shows nowhere, and keeps the whole of it beside them. */
export const publishArchive = async (
  archive: Archive,
  { folder, bucket, now, reporter: { step }, check }: ArchiveDeps,
): Promise<void> => {
  const concealed = await concealedNow(bucket)
  const { files: before } = await openLive(bucket, 'ishgard')
  const files = filesOf(archive, concealed, { ...tables(), now: now(), before })
  await step('write ishgard', () => publish('ishgard', files, folder, { now }), publishedResult)
  const filled = await step(
    'upload ishgard',
    () => fillSlot('ishgard', filesOfSet(folder, 'ishgard'), bucket),
    ({ report }) => publishedResult(report),
  )
  await check()
  await goLive(bucket, [filled], now())
}

/**
 * After a night: publishes the live boards again from the archive that is kept beside them, where whom they leave out is not
 * whom that night shows nowhere. Otherwise nothing is written.
 */
export const renewBoards = async (deps: ArchiveDeps): Promise<void> => {
  const { bucket, reporter } = deps
  const live = await openLive(bucket, 'ishgard')
  if (Object.keys(live.files).length === 0) return
  const characters = await readCharacters(live)
  if (characters === null) {
    const says = 'left as it is: an older release published it and kept no archive; npm run ishgard publishes it again'
    await reporter.step(
      'ishgard',
      async () => undefined,
      () => says,
    )
    return
  }
  if (isOutdated(characters, await concealedNow(bucket))) await publishArchive(await readKept(live), deps)
}
