import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { type AnyCall, calls } from './calls.ts'
import { type PublishedSet, type SlottedSet, slottedSets } from './call.ts'

/** The first words of keys: of files that lie in slots, and of what only publishing reads. */
export const slotsFolder = 'slots'
export const manifestsFolder = 'manifests'

/** The two places that a set changes over between: readers see one while the other is filled. */
export const slots = ['a', 'b'] as const

/** One of the two places of a set. */
export type Slot = (typeof slots)[number]

/** Where the pointer lies that says which slot of each set is live. */
export const liveKey = `${manifestsFolder}/live.json`

/** The pointer's name in the store that the edge reads it from. */
export const liveEntry = 'live'

/** Which slot of each set readers see, and since when (epoch ms); a set that was never published is not in it. */
export const liveSchema = z.partialRecord(z.enum(slottedSets), z.object({ slot: z.enum(slots), since: epochMs }))

/** Which slot of each set readers see. */
export type Live = z.infer<typeof liveSchema>

/** The first words of keys that no reader may ask for by name. */
export const hiddenFolders = [slotsFolder, manifestsFolder] as const

/** The bucket key of a file in a slot of its set; a placeholder may stand for either. */
export const slotKey = (set: SlottedSet | '{set}', slot: Slot | '{slot}', key: string): string =>
  `${slotsFolder}/${set}/${slot}/${key}`

/** Whether a set lies in two slots. */
export const isSlotted = (set: string): set is SlottedSet => (slottedSets as readonly string[]).includes(set)

const beginnings = calls
  .flatMap(({ answerer }: AnyCall) =>
    answerer.kind === 'published' ? [{ start: answerer.key.replace(/\{.*/, ''), set: answerer.set }] : [],
  )
  .sort((a, b) => b.start.length - a.start.length)

/** The set that a published file belongs to, by its key; throws for a key that is of none. */
export const setOf = (key: string): PublishedSet => {
  const found = beginnings.find(({ start }) => key.startsWith(start))
  if (!found) throw new TypeError(`${key} belongs to no published set`)
  return found.set
}

/** The bucket key under which readers find a published file; null where its set was never published. */
export const objectKey = (live: Live, key: string): string | null => {
  const set = setOf(key)
  if (!isSlotted(set)) return key
  const of = live[set]
  return of ? slotKey(set, of.slot, key) : null
}
