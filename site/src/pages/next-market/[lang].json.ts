import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { nextMarket } from '#next/build/next-market.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** What can be sold on market boards, by name in a language. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(nextMarket(lang))
