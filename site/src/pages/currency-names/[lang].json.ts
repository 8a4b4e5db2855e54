import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { currencyNames } from '#shops/build/offered-names.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** The names of what shops are paid with. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(currencyNames(lang))
