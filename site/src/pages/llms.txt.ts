import type { APIRoute } from 'astro'
import { llmsText } from '#api/llms.ts'

export const GET: APIRoute = ({ site }) => new Response(llmsText(site?.href ?? ''))
