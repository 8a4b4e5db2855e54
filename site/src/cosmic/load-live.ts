import { atom } from 'nanostores'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import type * as Live from './live.tsx'

/** What depends on clock and weather, once it is loaded: on a phone a first view of the list does without it. */
export const live = atom<typeof Live | null>(null)

const script = createResource(async () => answered(await import('./live.tsx')), { freshFor: Infinity })

let stopFollowing: (() => void) | null = null

/** Loads what depends on clock and weather; where that fails, it is tried again by itself. */
export const loadLive = (): void => {
  stopFollowing ??= script.subscribe(({ value }) => live.set(value))
}
