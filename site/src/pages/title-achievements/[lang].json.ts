import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { titleAchievements } from '#achievements/build/title-achievements.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** Achievements that give titles, with their kinds and categories. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(titleAchievements(lang))
