import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { moreWords } from '#profile/build/profile-props.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** The words of the lower part of a profile in a language. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(moreWords(lang))
