import { atom } from 'nanostores'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { shieldKey } from '#storage/keys.ts'

const read = (text: string | null | undefined): number | null =>
  text != null && /^\d+$/.test(text) ? Number(text) : null

/** The main patch, in tenths, after which names are hidden; null where nothing is. The head of the page has read it already. */
export const shield = atom<number | null>(read(globalThis.document?.documentElement.dataset.shield))

/** Names that the reader has asked for on this page. */
export const revealed = atom<ReadonlySet<string>>(new Set())

/** Whether a thing that a main patch brought (in tenths, null for unknown) is hidden; after `assumed` also from readers who have chosen none. */
export const isVeiled = (patch: number | null, name: string, assumed: number | null = null): boolean => {
  const until = shield.get() ?? assumed
  return until !== null && patch !== null && patch > until && !revealed.get().has(name)
}

/** Shows a thing wherever this page names it. */
export const reveal = (name: string): void => revealed.set(new Set([...revealed.get(), name]))

/** Hides what came after a main patch, in tenths, from now on; nothing for null. */
export const choosePatch = (storage: Pick<SafeStorage, 'setItem' | 'removeItem'>, patch: number | null): void => {
  if (patch === null) storage.removeItem(shieldKey)
  else storage.setItem(shieldKey, String(patch))
  revealed.set(new Set())
  shield.set(patch)
}
