import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { published } from '#build/tree.ts'
import { troveWords } from '#shops/build/trove-words.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** Names of what the trove offers, and names and ways of what that unlocks. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) =>
  Response.json(troveWords(lang, published))
