import type { Language } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { manifestIn } from '#offline/build/manifest.ts'
import { languagePaths } from '#paths/paths.ts'

export const getStaticPaths = languagePaths

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) =>
  new Response(JSON.stringify(manifestIn(language)), { headers: { 'content-type': 'application/manifest+json' } })
