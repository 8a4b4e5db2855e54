import type { APIRoute } from 'astro'
import { llmsText } from '#api/llms.ts'

/** What programs that read texts are told of the site. */
export const GET: APIRoute = ({ site }) => new Response(llmsText(site?.href ?? ''))
