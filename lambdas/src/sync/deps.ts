import type { Store } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'
import type { Discovery } from './discovery.ts'
import type { LodestoneReader } from './lodestone-reader.ts'
import type { ThingMatcher } from './match-things.ts'
import type { GameNames } from './names.ts'

/** What syncs do with the store; the permissions of the function follow from it. */
export type SyncStore = Pick<
  Store,
  | 'dueCharacters'
  | 'lease'
  | 'dropCharacter'
  | 'finish'
  | 'readPart'
  | 'writePart'
  | 'writeEvents'
  | 'dropRead'
  | 'readSite'
  | 'writeSite'
  | 'readTooltipIndex'
  | 'addToTooltipIndex'
  | 'writeDeadLetter'
  | 'dropDeadLetter'
>

/** What a sync needs; `clock` in epoch ms. */
export interface SyncDeps {
  store: SyncStore
  lodestone: LodestoneReader
  names: GameNames
  clock: () => number
  log: Log
  random?: () => number
  /** How long a claim on a character is valid: longer than any sync takes. */
  leaseMs?: number
  token?: () => string
  /** Identifies the things on a page; shared by all syncs, so that it learns from each. */
  match?: ThingMatcher
  /** The best rank that the newest night gave a character; null without one. */
  bestRank?: (id: number) => Promise<number | null>
  /** A character whose pages show whether the site has changed. */
  canary?: number
  /** The machine that this runs on: where it is turned away only its own worker pauses. Without a name all do. */
  machine?: string
  /** What it does while nobody is due; nothing without it. */
  discovery?: Discovery
}
