import type { APIRoute } from 'astro'
import { sumsOfAll } from '#achievements/build/sums-of-all.ts'

/** What there is of each kind and category of achievements. */
export const GET: APIRoute = () => Response.json(sumsOfAll())
