import { hueCount } from '#images/picture.ts'

/** Expansions that have a colour, from 2.x on: every other one of the palette, so that neighbours differ. */
export const firstExpansion = 2
const step = 2

/** The colour of what came with a patch: one for each expansion. */
export const expansionHue = (patch: string | undefined): number | undefined =>
  patch === undefined ? undefined : ((Number.parseInt(patch, 10) - firstExpansion) * step) % hueCount
