import { ask } from '#ask/page.ts'
import type { OwnedSources } from './owned.ts'

/** Where all parts of a page read what a character has. */
export const pageSources: OwnedSources = {
  ask,
  ticksHere: async () => (await import('#marks/page-marks.ts')).anonymousTicks(),
}
