import * as z from 'zod'
import { type UnlockedCollection, unlockedCollections } from './index.ts'

/** What an item can unlock: a thing of one of the collections. */
export type UnlockKind = UnlockedCollection['unlock']

/** What an item can unlock. */
export const unlockKinds: readonly UnlockKind[] = unlockedCollections.map(({ unlock }) => unlock)

/** What an item unlocks: the collection it belongs to and the row there. */
export const unlockSchema = z.strictObject({ kind: z.enum(unlockKinds), id: z.int().nonnegative() })

/** What an item unlocks. */
export type Unlock = z.infer<typeof unlockSchema>
