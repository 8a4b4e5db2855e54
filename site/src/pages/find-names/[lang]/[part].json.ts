import { type NamePart, nameParts } from '@kupodex/data/find'
import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { thingsOf } from '#browse/build/all-things.ts'
import { allScopes } from '#build/places.ts'
import { published } from '#build/tree.ts'
import { originPages } from '#from/build/all-origins.ts'
import { namesFile } from '#home/build/names-file.ts'
import { patchPages } from '#patches/build/all-patches.ts'

export const getStaticPaths = () => languages.flatMap((lang) => nameParts.map((part) => ({ params: { lang, part } })))

/** A part of what the search of the site finds, by name. */
export const GET: APIRoute<never, { lang: Language; part: NamePart }> = ({ params: { lang, part } }) =>
  Response.json(
    namesFile(lang, part, {
      thingsOf: (type) => thingsOf(lang, type),
      origins: [...originPages(lang).values()],
      patches: patchPages(lang),
      scopes: allScopes.filter((scope) => scope !== 'global' && published.stats(scope) !== null),
    }),
  )
