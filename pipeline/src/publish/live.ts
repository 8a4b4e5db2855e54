import {
  type Live,
  liveKey,
  liveSchema,
  type Slot,
  type SlottedSet,
  slottedSets,
  slotKey,
} from '@kupodex/data/contract'
import { type Manifest, ownHeaders, readManifest } from './manifest.ts'
import type { Target } from './target.ts'

/** Which slot of each set readers of a place see. Throws on a damaged pointer. */
export const readLive = async (target: Pick<Target, 'read'>): Promise<Live> => {
  const bytes = await target.read(liveKey)
  return bytes ? liveSchema.parse(JSON.parse(new TextDecoder().decode(bytes))) : {}
}

/** A set whose slot is filled; without a slot nothing of it has changed. */
export interface Filled {
  set: SlottedSet
  slot: Slot | null
}

/**
 * Turns readers to the slots that were filled, of all sets at once: one small file is written, and that is the whole change.
 * `now` in epoch ms. Each change has a later time than all before, so that caches can tell them apart.
 */
export const goLive = async (target: Target, filled: readonly Filled[], now: number): Promise<void> => {
  const live = await readLive(target)
  const since = Math.max(now, ...Object.values(live).map((of) => of.since + 1))
  const turned = filled.flatMap(({ set, slot }) => (slot === null ? [] : [[set, { slot, since }] as const]))
  if (turned.length === 0) return
  const next: Live = { ...live, ...Object.fromEntries(turned) }
  await target.write(liveKey, new TextEncoder().encode(JSON.stringify(next)), ownHeaders)
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
 * Turns readers back to what they saw before the newest change of a set, with all sets that changed in the same moment. Told are
 * those sets; none where what lies in the other slots is not whole. Once more turns them forth again.
 */
export const goBack = async (target: Target, set: SlottedSet, now: number): Promise<SlottedSet[]> => {
  const live = await readLive(target)
  const back: { set: SlottedSet; slot: Slot }[] = []
  for (const name of slottedSets) {
    const of = live[name]
    if (!of || of.since !== live[set]?.since) continue
    const slot = of.slot === 'a' ? 'b' : 'a'
    const { open, files } = await readManifest(target, { set: name, slot })
    if (open || Object.keys(files).length === 0) return []
    back.push({ set: name, slot })
  }
  await goLive(target, back, now)
  return back.map(({ set: name }) => name)
}
