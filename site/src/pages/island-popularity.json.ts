import { publishedPatterns } from '#workshop/build/popularity.ts'

/** The patterns of popularity of the island's crafts, for the calculator of its workshop. */
export const GET = () => Response.json(publishedPatterns())
