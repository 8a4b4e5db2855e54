import type { PublishFile } from './file.ts'
import { headersOf, isNamedByContent } from './headers.ts'
import { eachInParallel, inBatches } from './in-parallel.ts'
import { type Entries, type ManifestEntry, openManifest, type PlainSet } from './manifest.ts'
import { batch, emptyReport, entryOf, type PublishOptions, type PublishReport, width } from './report.ts'
import type { Target } from './target.ts'

/**
 * What becomes of files that a set no longer has: removed, kept for good, or kept for a grace period if they are
 * named by their content: scripts, styles and sprites.
 *
 * These sets have no slots. A report is one file, prices are one for each data center, and rank history loses no file, its index last. Pages are
 * tens of thousands that do not depend on each other, and each brings the names of its scripts and styles: a second slot would copy
 * all of them every night, and so it is with pictures. Where a page meets data of another night than it was built from, it says so by
 * their times.
 */
const gone: Readonly<Record<PlainSet, 'removed' | 'kept' | 'assetsLater'>> = {
  report: 'removed',
  history: 'kept',
  prices: 'removed',
  site: 'assetsLater',
  pictures: 'assetsLater',
}

/** How long scripts, styles and sprites of earlier builds stay for pages that are still open or cached. */
const grace = 7 * 24 * 3_600_000

const isSame = (a: Entries, b: Entries) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(
    ([key, entry]) => entry.hash === b[key]?.hash && entry.time === b[key].time && entry.goneSince === b[key].goneSince,
  )

/** Which of the files that the set no longer has stay, with since when they are gone. */
const kept = (set: PlainSet, old: Entries, now: Entries, at: number, only: (key: string) => boolean): Entries =>
  Object.fromEntries(
    Object.entries(old).flatMap(([key, entry]): [string, ManifestEntry][] => {
      if (now[key]) return []
      if (gone[set] === 'kept' || !only(key)) return [[key, entry]]
      const goneSince = entry.goneSince ?? at
      const stays = gone[set] === 'assetsLater' && isNamedByContent(key) && at - goneSince < grace
      return stays ? [[key, { ...entry, goneSince }]] : []
    }),
  )

/** Knows which keys the target may have: a key is in the manifest before its file is written. */
const openList = async (target: Target, set: PlainSet) => {
  const { manifest: before, write } = await openManifest(target, set)
  const listed = { ...before.files }
  let isOpen = before.open
  return {
    before,
    listed,
    write,
    announce: async (changing: readonly PublishFile[]): Promise<void> => {
      if (isOpen && changing.every(({ key }) => listed[key])) return
      for (const file of changing) listed[file.key] ??= entryOf(file)
      await write({ open: true, files: listed })
      isOpen = true
    },
  }
}

/** Publishes the files of a set where readers see them, one by one, those that point to others last. */
export const publishOneByOne = async (
  set: PlainSet,
  files: AsyncIterable<PublishFile> | Iterable<PublishFile>,
  target: Target,
  { only = () => true, now: clock = Date.now, check = async () => undefined }: PublishOptions = {},
): Promise<PublishReport> => {
  const { before, listed, announce, write: writeList } = await openList(target, set)
  const known = before.open ? {} : before.files
  const now: Entries = {}
  const report = emptyReport()
  const indexes: PublishFile[] = []

  const isChanged = (file: PublishFile) => {
    if (now[file.key]) throw new Error(`${file.key} is to be published twice`)
    now[file.key] = entryOf(file)
    report.files++
    if (known[file.key]?.hash !== file.hash) return true
    report.unchanged++
    return false
  }
  const write = async (file: PublishFile) => {
    const { key, path } = file
    const isTaken = path !== undefined && (await target.take?.(key, path))
    if (isTaken !== true) await target.write(key, await file.body(), headersOf(key))
    report.written++
    report.bytes += file.size
  }

  for await (const part of inBatches(files, batch)) {
    const changed = part.filter(({ key }) => only(key)).filter(isChanged)
    if (changed.length > 0) {
      await check()
      await announce(changed)
    }
    indexes.push(...changed.filter(({ stage }) => stage === 'index'))
    await eachInParallel(
      changed.filter(({ stage }) => stage !== 'index'),
      width,
      write,
    )
  }
  if (indexes.length > 0) await check()
  await eachInParallel(indexes, width, write)
  const after = { ...now, ...kept(set, listed, now, clock(), only) }
  const removed = Object.keys(listed).filter((key) => !after[key])
  report.removed = removed.length
  if (removed.length > 0) {
    await check()
    await announce([])
    await target.remove(removed)
  }
  const isTouched = report.written > 0 || removed.length > 0 || before.open
  if (isTouched || !isSame(before.files, after)) await writeList({ open: false, files: after })
  return report
}
