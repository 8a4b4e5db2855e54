import { settle, startAside } from './change-over.ts'
import type { PublishFile } from './file.ts'
import { hashedAsset, headersOf } from './headers.ts'
import {
  type ManifestEntry,
  placeOf,
  readManifest,
  type SetName,
  sets,
  stagesInOrder,
  writeManifest,
} from './manifest.ts'
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

/** What a publication may be told beside its files. */
export interface PublishOptions {
  onFile?: () => void
  /** Which keys are to be published; whatever else the set has stays as it lies there. */
  only?: (key: string) => boolean
  /** Epoch ms. */
  now?: () => number
}

/** Files written at a time: enough to hide the way to S3, few enough for a small machine. */
const width = 16

/** How much is looked at before it is written: each batch with a new key costs a write of the manifest. */
const batch = { files: 2000, bytes: 64 * 2 ** 20 }

/** How long scripts and styles of earlier builds stay for pages that are still open or cached. */
const grace = 7 * 24 * 3_600_000

type Entries = Record<string, ManifestEntry>

const entryOf = ({ hash, size, time, stage }: PublishFile): ManifestEntry => ({
  hash,
  size,
  ...(time === undefined ? {} : { time }),
  ...(stage === undefined ? {} : { stage }),
})

const isSame = (a: Entries, b: Entries) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(
    ([key, entry]) => entry.hash === b[key]?.hash && entry.time === b[key].time && entry.goneSince === b[key].goneSince,
  )

/** Which of the files that the set no longer has stay, with since when they are gone. */
const kept = (set: SetName, old: Entries, now: Entries, at: number, only: (key: string) => boolean): Entries =>
  Object.fromEntries(
    Object.entries(old).flatMap(([key, entry]): [string, ManifestEntry][] => {
      if (now[key]) return []
      if (sets[set].gone === 'kept' || !only(key)) return [[key, entry]]
      const goneSince = entry.goneSince ?? at
      const stays = sets[set].gone === 'assetsLater' && hashedAsset.test(key) && at - goneSince < grace
      return stays ? [[key, { ...entry, goneSince }]] : []
    }),
  )

/** Writes files where readers see them, one by one. A key is in the manifest before its file is written. */
const startInPlace = (set: SetName, target: Target, before: { open: boolean; files: Entries }) => {
  const listed = { ...before.files }
  let isOpen = before.open
  const open = async (changing: readonly PublishFile[]) => {
    if (isOpen && changing.every(({ key }) => listed[key])) return
    for (const file of changing) listed[file.key] ??= entryOf(file)
    await writeManifest(target, set, { open: true, files: listed })
    isOpen = true
  }
  return {
    listed,
    open,
    write: (file: PublishFile, body: Uint8Array) => target.write(file.key, body, headersOf(file.key)),
    commit: async (files: Entries, gone: readonly string[]) => {
      if (gone.length > 0) {
        await open([])
        await target.remove(gone)
      }
      await writeManifest(target, set, { open: false, files })
    },
  }
}

/**
 * Publishes a set of files, stage by stage, as its rule says (`sets`). A file whose bytes lie there already is not written.
 * Interrupted anywhere, the next run finishes. Files must come by stage, but for `index`, which may come anywhere. Throws what
 * the target throws, where a key comes twice, and where a file comes after its stage.
 */
export const publish = async (
  set: SetName,
  files: AsyncIterable<PublishFile> | Iterable<PublishFile>,
  target: Target,
  { onFile = () => undefined, only = () => true, now: clock = Date.now }: PublishOptions = {},
): Promise<PublishReport> => {
  await settle(set, target)
  const before = await readManifest(target, set)
  const known = before.open ? {} : before.files
  // The very first time there is nothing old that readers could see mixed with the new; without an index nobody looks.
  const isFirst = before.open || Object.keys(before.files).length === 0
  const isAtOnce = sets[set].changes === 'atOnce' && !isFirst
  const aside = startAside(set, target, before)
  const inPlace = startInPlace(set, target, before)
  const now: Entries = {}
  const report: PublishReport = { files: 0, written: 0, unchanged: 0, removed: 0, bytes: 0 }
  const indexes: PublishFile[] = []
  let reached = 0

  const accept = (file: PublishFile) => {
    if (now[file.key]) throw new Error(`${file.key} is to be published twice`)
    const at = placeOf(file)
    if (at < reached) throw new Error(`${file.key} comes after its stage`)
    if (file.stage !== 'index') reached = at
    now[file.key] = entryOf(file)
    report.files++
    if (known[file.key]?.hash !== file.hash) return true
    report.unchanged++
    onFile()
    return false
  }
  const write = async (file: PublishFile) => {
    const body = await file.body()
    await (isAtOnce ? aside : inPlace).write(file, body)
    report.written++
    report.bytes += body.length
    onFile()
  }

  for await (const part of inBatches(files, batch)) {
    const changed = part.filter(({ key }) => only(key)).filter(accept)
    if (changed.length > 0) await (isAtOnce ? aside.reserve(changed.length) : inPlace.open(changed))
    const [keep, mark, plain, index] = stagesInOrder.map((stage) => changed.filter((file) => file.stage === stage))
    if (isAtOnce) await eachInParallel(changed, width, write)
    else {
      for (const ofStage of [keep, mark, plain]) await eachInParallel(ofStage ?? [], width, write)
      indexes.push(...(index ?? []))
    }
  }
  await eachInParallel(indexes, width, write)
  const old = isAtOnce ? before.files : inPlace.listed
  const after = { ...now, ...kept(set, old, now, clock(), only) }
  const gone = Object.keys(old).filter((key) => !after[key])
  report.removed = gone.length
  const isTouched = report.written > 0 || gone.length > 0 || before.open || (before.aside ?? 0) > 0
  if (isTouched || !isSame(before.files, after)) await (isAtOnce ? aside : inPlace).commit(after, gone)
  return report
}
