import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { thingsOf } from '#browse/build/all-things.ts'
import { type ListedType, listFacts } from '#collection/facts.ts'
import { wayLinks } from '#from/build/way-links.ts'

export const getStaticPaths = () =>
  languages.flatMap((lang) => listFacts.map(({ type }) => ({ params: { lang, type } })))

/** What the words of ways link to, for the details of the lists of characters. */
export const GET: APIRoute<never, { lang: Language; type: ListedType }> = ({ params: { lang, type } }) =>
  Response.json(wayLinks(thingsOf(lang, type)))
