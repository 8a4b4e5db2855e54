import * as z from 'zod'
import { type UnlockedCollection, unlockedCollections } from './index.ts'

/** What an item can unlock: a thing of one of the collections. */
export type UnlockKind = UnlockedCollection['unlock']

export const unlockKinds: readonly UnlockKind[] = unlockedCollections.map(({ unlock }) => unlock)

export const unlockSchema = z.strictObject({ kind: z.enum(unlockKinds), id: z.int().nonnegative() })

export type Unlock = z.infer<typeof unlockSchema>
