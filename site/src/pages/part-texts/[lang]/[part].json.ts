import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { partFiles, type PartWithTexts } from '#texts/build/imports.ts'
import { partTexts } from '#texts/build/page-texts.ts'

export const getStaticPaths = () =>
  languages.flatMap((lang) => Object.keys(partFiles).map((part) => ({ params: { lang, part } })))

/** The texts of a part that brings its own, in a language. */
export const GET: APIRoute<never, { lang: Language; part: PartWithTexts }> = ({ params: { lang, part } }) =>
  Response.json(partTexts(part, lang))
