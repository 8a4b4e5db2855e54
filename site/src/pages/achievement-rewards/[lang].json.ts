import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { rewardsIn } from '#achievements/build/rewards.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** What achievements give besides points and titles. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(rewardsIn(lang))
