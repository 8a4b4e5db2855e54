import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { originPages } from '#from/build/all-origins.ts'
import { fromTexts } from '#from/texts.ts'
import type { OriginNames } from '#search/origins-named.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** What things come from, by name, for the search. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => {
  const { title, kinds } = fromTexts(lang)
  const names = [...originPages(lang).values()].map(
    ({ origin, name, things, patch }) => [origin, name, things.length, patch] as const,
  )
  return Response.json({ title, kinds, names } satisfies OriginNames)
}
