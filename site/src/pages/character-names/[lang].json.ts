import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { characterNames } from '#character/build/names.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** The names that character pages fill in in the browser. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(characterNames(lang))
