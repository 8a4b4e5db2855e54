import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { deskPlaces } from '#home/desk/build/desk-places.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** The skies that the desk shows in a language. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(deskPlaces(lang))
