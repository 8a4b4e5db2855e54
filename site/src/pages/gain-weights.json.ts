import { gainWeights } from '#profile/build/gain-weights.ts'

/** What things add to the gains of a profile. */
export const GET = () => Response.json(gainWeights())
