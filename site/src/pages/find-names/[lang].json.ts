import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { thingsOf } from '#browse/build/all-things.ts'
import { originPages } from '#from/build/all-origins.ts'
import { namesFile } from '#home/build/names-file.ts'
import { patchPages } from '#patches/build/all-patches.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** Everything that the search of the site finds, by name. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) =>
  Response.json(
    namesFile(lang, {
      thingsOf: (type) => thingsOf(lang, type),
      origins: [...originPages(lang).values()],
      patches: patchPages(lang),
    }),
  )
