import { type Language, languages, type OriginKind, originKinds } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { pagesOfKind } from '#from/build/all-origins.ts'
import { kindPlaces } from '#from/build/kind-places.ts'

export const getStaticPaths = () => languages.flatMap((lang) => originKinds.map((kind) => ({ params: { lang, kind } })))

/** The places of a kind, for what to do next or together. */
export const GET: APIRoute<never, { lang: Language; kind: OriginKind }> = ({ params: { lang, kind } }) =>
  Response.json(kindPlaces(pagesOfKind(lang, kind), lang))
