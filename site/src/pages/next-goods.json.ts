import type { APIRoute } from 'astro'
import { nextGoods } from '#next/build/next-goods.ts'

/** What is sold for each currency of what totals count. */
export const GET: APIRoute = () => Response.json(nextGoods())
