import { type Language, languages } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { agendaFile } from '#workshop/agenda/build/file.ts'

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }))

/** Themes and materials of the island's crafts, and the words of their agenda. */
export const GET: APIRoute<never, { lang: Language }> = ({ params: { lang } }) => Response.json(agendaFile(lang))
