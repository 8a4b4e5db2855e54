import {
  type Live,
  liveKey,
  liveSchema,
  type Slot,
  slotKey,
  type SlottedSet,
  slottedSets,
} from '@kupodex/data/contract'
import { LockedError } from './lock.ts'
import { type Manifest, ownHeaders, readManifest } from './manifest.ts'
import { parsed, readParsed, type Target } from './target.ts'

/** Which slot of each set readers of a target see. Throws on a damaged pointer. */
export const readLive = async (target: Pick<Target, 'read'>): Promise<Live> =>
  (await readParsed(target, liveKey, liveSchema)) ?? {}

/** Which slot of each set readers of a target see, and the mark of the pointer that says so. */
export const readPointer = async (target: Target): Promise<{ live: Live; mark: string | null }> => {
  const seen = await target.readMarked(liveKey)
  return { live: parsed(seen?.bytes, liveSchema) ?? {}, mark: seen?.mark ?? null }
}

const overtaken = () =>
  new LockedError(
    'Another run has switched readers to other files in the meantime; the files of this run are not shown.',
  )

/** A set whose slot is filled; without a slot nothing of it has changed. */
export interface Filled {
  set: SlottedSet
  slot: Slot | null
  /** The mark of the pointer when the slot was chosen: if the pointer has changed since, readers may see that slot by now. */
  mark: string | null
}

/**
 * Turns readers to the slots that were filled, of all sets at once: one small file is written, and that is the whole change.
 * `now` in epoch ms. Each change has a later time than all earlier ones, so that caches can tell them apart. Throws a `LockedError`
 * where the pointer has changed since the first of the slots was chosen.
 */
export const goLive = async (target: Target, filled: readonly Filled[], now: number): Promise<void> => {
  const { live, mark } = await readPointer(target)
  if (filled.some((slot) => slot.mark !== mark)) throw overtaken()
  const since = Math.max(now, ...Object.values(live).map((pointer) => pointer.since + 1))
  const turned = filled.flatMap(({ set, slot }) => (slot === null ? [] : [[set, { slot, since }] as const]))
  if (turned.length === 0) return
  const next: Live = { ...live, ...Object.fromEntries(turned) }
  const bytes = new TextEncoder().encode(JSON.stringify(next))
  if ((await target.replace(liveKey, bytes, ownHeaders, mark)) === null) throw overtaken()
}

/** A set as readers see it. */
export interface LiveSet extends Pick<Target, 'read'> {
  /** What is known of its files; none where it was never published. */
  files: Manifest['files']
}

/** A set as readers see it now: its files stay as they are until the set is published twice more. */
export const openLive = async (target: Pick<Target, 'read'>, set: SlottedSet): Promise<LiveSet> => {
  const slot = (await readLive(target))[set]?.slot
  if (slot === undefined) return { files: {}, read: async () => null }
  const { files } = await readManifest(target, { set, slot })
  return { files, read: (key) => target.read(slotKey(set, slot, key)) }
}

/**
 * Turns readers back to what they saw before the newest change of a set, with all sets that changed in the same moment.
 * Returns those sets, none where a set's other slot is not complete. A second call undoes the first.
 */
export const goBack = async (target: Target, set: SlottedSet, now: number): Promise<SlottedSet[]> => {
  const { live, mark } = await readPointer(target)
  const back: Filled[] = []
  for (const name of slottedSets) {
    const pointer = live[name]
    if (!pointer || pointer.since !== live[set]?.since) continue
    const slot = pointer.slot === 'a' ? 'b' : 'a'
    const { open, files } = await readManifest(target, { set: name, slot })
    if (open || Object.keys(files).length === 0) return []
    back.push({ set: name, slot, mark })
  }
  await goLive(target, back, now)
  return back.map(({ set: name }) => name)
}
