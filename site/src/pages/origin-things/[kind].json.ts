import { type OriginKind, originKinds } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { pagesOfKind } from '#from/build/all-origins.ts'
import { originThings } from '#from/build/origin-things.ts'

export const getStaticPaths = () => originKinds.map((kind) => ({ params: { kind } }))

/** What each page of a kind gives, for what a character misses there. */
export const GET: APIRoute<never, { kind: OriginKind }> = ({ params: { kind } }) =>
  Response.json(originThings(pagesOfKind('en', kind)))
