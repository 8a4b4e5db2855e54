import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { metaParts } from '#achievements/build/meta-parts.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** Metas, and the achievements and items that they are made up from. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(metaParts(lang))
