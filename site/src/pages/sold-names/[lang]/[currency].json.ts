import { languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { soldNames } from '#shops/build/offered-names.ts'
import type { OfferedNames } from '#shops/use-store.ts'

export const getStaticPaths = () =>
  languages.flatMap((lang) =>
    [...soldNames(lang)].map(([currency, names]) => ({
      params: { lang, currency: String(currency) },
      props: { names },
    })),
  )

/** The names of what is sold for a currency, and its own. */
export const GET: APIRoute<{ names: OfferedNames }> = ({ props: { names } }) => Response.json(names)
