import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { type AnyCall, calls } from './calls.ts'
import { cardsFolder } from './cards.ts'
import { filledFolder } from './filled-pages.ts'
import { type PublishedSet, type SlottedSet, slottedSets } from './call.ts'
import { answerKey } from './published-call.ts'

/** The first folders of keys: of files in slots, and of files that only publishing reads. */
export const slotsFolder = 'slots'
export const manifestsFolder = 'manifests'

/** The two slots of a set: readers see one while the other is filled. */
export const slots = ['a', 'b'] as const

export type Slot = (typeof slots)[number]

/** The key of the pointer that says which slot of each set is live. */
export const liveKey = `${manifestsFolder}/live.json`

/** The pointer's name in the store that the edge reads it from. */
export const liveEntry = 'live'

/** Which slot of each set readers see, and since when (epoch ms); a set that was never published is missing. */
export const liveSchema = z.partialRecord(z.enum(slottedSets), z.object({ slot: z.enum(slots), since: epochMs }))

export type Live = z.infer<typeof liveSchema>

/** The first folders of keys that no reader may request directly. */
export const hiddenFolders = [slotsFolder, manifestsFolder, cardsFolder, filledFolder] as const

/** The bucket key of a file in a slot of its set; a placeholder may stand for either. */
export const slotKey = (set: SlottedSet | '{set}', slot: Slot | '{slot}', key: string): string =>
  `${slotsFolder}/${set}/${slot}/${key}`

export const isSlotted = (set: string): set is SlottedSet => (slottedSets as readonly string[]).includes(set)

const beginnings = calls
  .flatMap(({ answerer, path }: AnyCall) =>
    answerer.kind === 'published' ? [{ start: answerKey(path).replace(/\{.*/, ''), set: answerer.set }] : [],
  )
  .sort((a, b) => b.start.length - a.start.length)

/** The set that a published file belongs to, by its key; throws for a key of no set. */
export const setOf = (key: string): PublishedSet => {
  const found = beginnings.find(({ start }) => key.startsWith(start))
  if (!found) throw new TypeError(`${key} belongs to no published set`)
  return found.set
}

/** The bucket key under which readers find a published file; null if its set was never published. */
export const objectKey = (live: Live, key: string): string | null => {
  const set = setOf(key)
  if (!isSlotted(set)) return key
  const pointer = live[set]
  return pointer ? slotKey(set, pointer.slot, key) : null
}
