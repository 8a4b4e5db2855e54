import type { PublishFile } from './file.ts'
import { headersOf } from './headers.ts'
import { type ManifestEntry, placeOf, readManifest, type SetName, stagesInOrder, writeManifest } from './manifest.ts'
import { eachInParallel, inBatches } from './pool.ts'
import type { Target } from './target.ts'

/** What a publication did. */
export interface PublishReport {
  /** Files of the set. */
  files: number
  written: number
  unchanged: number
  removed: number
  /** Bytes of the files that were written. */
  bytes: number
}

/** Files written at a time: enough to hide the way to S3, few enough for a small machine. */
const width = 16

/** How much is looked at before it is written: each batch with a new key costs a write of the manifest. */
const batch = { files: 2000, bytes: 64 * 2 ** 20 }

const entryOf = ({ hash, size, time, stage }: PublishFile): ManifestEntry => ({
  hash,
  size,
  ...(time === undefined ? {} : { time }),
  ...(stage === undefined ? {} : { stage }),
})

const isSame = (a: Record<string, ManifestEntry>, b: Record<string, ManifestEntry>) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([key, entry]) => entry.hash === b[key]?.hash && entry.time === b[key].time)

/**
 * Publishes a set of files, stage by stage; then files that the set no longer has are removed. A file whose bytes lie there
 * already is not written. Interrupted anywhere, the next run finishes: a key is in the manifest before its file is written,
 * and while the manifest says that a run is open, no file counts as known. Files must come by stage, but for `index`, which
 * may come anywhere. Throws what the target throws, where a key comes twice, and where a file comes after its stage.
 */
export const publish = async (
  set: SetName,
  files: AsyncIterable<PublishFile> | Iterable<PublishFile>,
  target: Target,
  onFile: () => void = () => undefined,
): Promise<PublishReport> => {
  const before = await readManifest(target, set)
  const known = before.open ? {} : before.files
  const listed = { ...before.files }
  const now: Record<string, ManifestEntry> = {}
  const report: PublishReport = { files: 0, written: 0, unchanged: 0, removed: 0, bytes: 0 }
  const indexes: PublishFile[] = []
  let reached = 0
  let isOpen = before.open

  const open = async (changing: readonly PublishFile[]) => {
    if (isOpen && changing.every(({ key }) => listed[key])) return
    for (const file of changing) listed[file.key] ??= entryOf(file)
    await writeManifest(target, set, { open: true, files: listed })
    isOpen = true
  }
  const accept = (file: PublishFile) => {
    if (now[file.key]) throw new Error(`${file.key} is to be published twice`)
    const at = placeOf(file)
    if (at < reached) throw new Error(`${file.key} comes after its stage`)
    if (file.stage !== 'index') reached = at
    now[file.key] = entryOf(file)
    report.files++
    const unchanged = known[file.key]?.hash === file.hash
    if (!unchanged) return true
    report.unchanged++
    onFile()
    return false
  }
  const write = async (file: PublishFile) => {
    const body = await file.body()
    await target.write(file.key, body, headersOf(file.key))
    report.written++
    report.bytes += body.length
    onFile()
  }

  for await (const part of inBatches(files, batch)) {
    const changed = part.filter(accept)
    if (changed.length > 0) await open(changed)
    const [keep, mark, plain, index] = stagesInOrder.map((stage) => changed.filter((file) => file.stage === stage))
    for (const files of [keep, mark, plain]) await eachInParallel(files ?? [], width, write)
    indexes.push(...(index ?? []))
  }
  await eachInParallel(indexes, width, write)
  const gone = Object.keys(listed).filter((key) => !now[key])
  if (gone.length > 0) {
    await open([])
    await target.remove(gone)
    report.removed = gone.length
  }
  if (isOpen || !isSame(before.files, now)) await writeManifest(target, set, { open: false, files: now })
  return report
}
