import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { nextWindows } from '#next/build/next-windows.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** What waits for the game's clock and weather, in a language. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(nextWindows(lang))
