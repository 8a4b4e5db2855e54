import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { moreWords } from '#profile/build/more-words.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** What the lower part of a profile names in a language. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(moreWords(lang))
