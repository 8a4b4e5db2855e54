import { ask } from '#ask/page.ts'
import type { OwnedSources } from './owned.ts'

export const pageSources: OwnedSources = {
  ask,
  ticksHere: async () => (await import('#marks/page-marks.ts')).anonymousTicks(),
}
