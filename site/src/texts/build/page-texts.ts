import type { Language } from '@kupodex/data/game'
import { type Html, raw } from '@kupodex/data/html'
import { memo } from '#format/memo.ts'
import { catalogues } from './all.ts'
import { cataloguesOf, fileOfRoute, partFiles, type PartWithTexts } from './imports.ts'

const { KUPODEX_SOURCES: sources, DEV: isDevelopment } = import.meta.env

const textsBy = (names: readonly string[], language: Language, reader: string): Record<string, object> =>
  Object.fromEntries(
    names.map((name) => {
      const catalogue = catalogues[name]
      if (catalogue === undefined)
        throw new Error(`No file texts.ts exports ${name}, which scripts of ${reader} import`)
      return [name, catalogue(language)]
    }),
  )

const textsOfRoute = (route: string) => {
  const names = cataloguesOf(sources, fileOfRoute(sources, route))
  return memo((language: Language): Html | null =>
    names.length === 0 ? null : raw(JSON.stringify(textsBy(names, language, route)).replaceAll('<', '\\u003c')),
  )
}
const known = memo(textsOfRoute)

/** The texts that the scripts of a page need, as JSON by catalogue; null where they need none. Nothing in it can end the script that it stands in. */
export const pageTexts = (route: string, language: Language): Html | null =>
  (isDevelopment ? textsOfRoute : known)(route)(language)

/** The texts of a part that brings its own, by catalogue. */
export const partTexts = (part: PartWithTexts, language: Language): Record<string, object> =>
  textsBy(cataloguesOf(sources, partFiles[part]), language, part)
