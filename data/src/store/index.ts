export { type AllowanceRule, type Allowances } from './allowance.ts'
export { sendWhole, StoreBusyError, writesInBatch } from './batches.ts'
export { BoundedMap } from './bounded-map.ts'
export { type Card } from './card.ts'
export { type StoreDeps, storeRetries } from './connection.ts'
export { type DeadLetter } from './dead-letters.ts'
export { type TooltipIndex } from './tooltip-index.ts'
export { type Ticks } from './ticks.ts'
export { openStore, type Store } from './open-store.ts'
export { type CharsOfUser, type Owner } from './owner-item.ts'
export {
  type OverrideChange,
  overrideKey,
  type OverrideOutcome,
  type StoredOverride,
  type TableOverrides,
} from './override-item.ts'
export { type OwnedPart, type StoredPart } from './ownership-item.ts'
export { type QueuedProfile } from './profile-item.ts'
export { type HeldLock, lockPartition } from './lock.ts'
export { openPublished, type PublishedStore } from './published.ts'
export { type Asked, type Finished, type Lease } from './queue.ts'
export { type QueueLoad } from './queue-load.ts'
export { siteIsWell, type SiteState, type StoredSiteState } from './site-state.ts'
export { steadyClock } from './pace.ts'
export { codeAge, type StoredCode } from './verification-code-item.ts'
export { assembleCharacter, type StoredCharacter } from './stored-character.ts'
export { noNotes, type SyncNotes } from './sync-notes.ts'
export { idOfKey, ownerKey, sortKeys, tableDefinition, userKey } from './table.ts'
export { type StoredToken, type TokenInUse } from './token-items.ts'
export { type Account, type Favorite } from './user-items.ts'
export { type Wish, type WishChange } from './wish-item.ts'
export { type WholeChange } from './whole-marks.ts'
