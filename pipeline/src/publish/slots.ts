import { type Slot, type SlottedSet, slotKey } from '@kupodex/data/contract'
import type { PublishFile } from './file.ts'
import { headersOf } from './headers.ts'
import { eachInParallel, inBatches } from './in-parallel.ts'
import { openJournal } from './journal.ts'
import { type Filled, readPointer } from './live.ts'
import { type Entries, type ManifestEntry, openManifest, readManifest } from './manifest.ts'
import { type PublishOptions, type PublishReport, batch, emptyReport, entryOf, width } from './report.ts'
import type { Target } from './target.ts'

/**
 * The slot of a set that readers do not see. It trusts what its manifest says for sure, and nothing else: a key is unsure from
 * before its file is touched until it is known to be written, so that a killed run leaves no doubtful file unnamed.
 */
const openIdleSlot = async (target: Target, set: SlottedSet, slot: Slot) => {
  const { known, announce, put, close } = await openJournal(target, { set, slot })
  return {
    /** The key in the target of a key in the slot. */
    keyOf: (key: string) => slotKey(set, slot, key),
    /** Whether the slot surely has a file of this content. */
    has: (key: string, hash: string) => known.sure.get(key)?.hash === hash,
    /** Announces that files are about to be put under these keys. */
    announce: async (keys: readonly string[]): Promise<void> => {
      if (keys.length > 0) await announce(keys)
    },
    put: (key: string, entry: ManifestEntry): void => put(key, entry),
    /** Makes the slot hold these files and no others, all of which must have been put. */
    close: async (files: Entries): Promise<void> => {
      const gone = [...known.sure.keys(), ...known.unsure].filter((key) => !files[key])
      if (gone.length > 0) {
        await announce(gone)
        await target.remove(gone.map((key) => slotKey(set, slot, key)))
      }
      await close(files)
    },
  }
}

/** Files copied at a time: the target copies them itself. */
const copyWidth = 64

/**
 * Fills the slot of a set that readers do not see: what lies there already stays, what the other slot has is copied by the
 * target itself, the rest is written. Readers notice nothing of it, whether it ends or not; `goLive` turns them to it. Where the
 * files are those that readers see already, nothing is written. Throws what the target throws, and where a key comes twice.
 */
export const fillSlot = async (
  set: SlottedSet,
  files: AsyncIterable<PublishFile> | Iterable<PublishFile>,
  target: Target,
  { only = () => true }: PublishOptions = {},
): Promise<Filled & { report: PublishReport }> => {
  const { live: pointer, mark } = await readPointer(target)
  const live = pointer[set]?.slot
  const slot = live === 'a' ? 'b' : 'a'
  const seen = live === undefined ? {} : (await readManifest(target, { set, slot: live })).files
  const idle = await openIdleSlot(target, set, slot)
  const now: Entries = {}
  const report = emptyReport()
  let isChange = live === undefined

  const write = async (file: PublishFile) => {
    const body = await file.body()
    await target.write(idle.keyOf(file.key), body, headersOf(file.key))
    idle.put(file.key, entryOf(file))
    report.written++
    report.bytes += body.length
  }
  for await (const part of inBatches(files, batch)) {
    const fresh: PublishFile[] = []
    for (const file of part) {
      if (!only(file.key)) continue
      if (now[file.key]) throw new Error(`${file.key} is to be published twice`)
      now[file.key] = entryOf(file)
      if (seen[file.key]?.hash === file.hash) continue
      isChange = true
      if (!idle.has(file.key, file.hash)) fresh.push(file)
    }
    await idle.announce(fresh.map(({ key }) => key))
    await eachInParallel(fresh, width, write)
    for (const file of part) file.release?.()
  }
  for (const [key, entry] of Object.entries(seen)) if (!only(key)) now[key] ??= entry
  report.files = Object.keys(now).length
  report.removed = Object.keys(seen).filter((key) => !now[key]).length
  report.unchanged = report.files - report.written
  if (!isChange && report.removed === 0) return { set, slot: null, mark, report }

  const missing = Object.keys(now).filter((key) => !idle.has(key, now[key]?.hash ?? ''))
  await idle.announce(missing)
  const lost: string[] = []
  await eachInParallel(missing, copyWidth, async (key) => {
    if (!(await target.copy(slotKey(set, live ?? slot, key), idle.keyOf(key)))) return void lost.push(key)
    idle.put(key, now[key]!)
  })
  if (lost.length > 0) await forget(target, set, live ?? slot, lost)
  await idle.close(now)
  report.copied = missing.length
  report.unchanged -= missing.length
  return { set, slot, mark, report }
}

/** Strikes files out that a slot should have and has not, so that the next run brings them; throws. */
const forget = async (target: Target, set: SlottedSet, slot: 'a' | 'b', keys: readonly string[]): Promise<never> => {
  const { manifest, write } = await openManifest(target, { set, slot })
  const left = Object.entries(manifest.files).filter(([key]) => !keys.includes(key))
  await write({ ...manifest, files: Object.fromEntries(left) })
  throw new Error(`${keys.length} files of ${set} are lost, ${keys[0]} first: run again to publish them`)
}
