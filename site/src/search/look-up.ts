import {
  type IndexedName,
  type LookedUp as LookedUpIn,
  lookUpNames as lookUp,
  type LookUpOptions,
} from '@kupodex/data/names'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'

export interface FoundName extends IndexedName {
  /** Only a function's answer has it. */
  iconUrl?: string | undefined
}

export type LookedUp = LookedUpIn<FoundName>

/** Looks a name up in the published index alone. Throws an `AskError` where the index cannot be read. */
export const lookUpNames = (ask: Ask, text: string, options: LookUpOptions = {}): Promise<LookedUp> =>
  lookUp(async (prefix) => published(await ask('names', { prefix }, { once: true })), text, options)
