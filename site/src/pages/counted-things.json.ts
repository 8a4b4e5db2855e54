import { countedThings } from '#alts/build/counted-things.ts'

/** What counts of every collection, for totals of several characters together. */
export const GET = () => Response.json(countedThings())
