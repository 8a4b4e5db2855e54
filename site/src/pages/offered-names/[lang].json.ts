import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { offeredNames } from '#shops/build/offered-names.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** The names of what shops and the trove offer. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(offeredNames(lang))
