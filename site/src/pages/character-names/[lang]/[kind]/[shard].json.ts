import { languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { namedKinds, namesByShard } from '#character/build/names.ts'
import type { Names } from '#character/names.ts'

export const getStaticPaths = () =>
  languages.flatMap((lang) =>
    namedKinds.flatMap((kind) =>
      [...namesByShard(lang, kind)].map(([shard, names]) => ({
        params: { lang, kind, shard: String(shard) },
        props: { names },
      })),
    ),
  )

/** The names that character pages fill in in the browser, of one kind and a range of ids. */
export const GET: APIRoute<{ names: Names }> = ({ props: { names } }) => Response.json(names)
