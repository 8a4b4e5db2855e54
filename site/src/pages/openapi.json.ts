import type { APIRoute } from 'astro'
import { openApi } from '#api/openapi.ts'

/** The public API for machines, made from the contract. */
export const GET: APIRoute = ({ site }) => Response.json(openApi(site?.href ?? ''))
