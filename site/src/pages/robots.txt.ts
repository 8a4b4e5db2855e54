import type { APIRoute } from 'astro'

/** Character shells and calls are not for search engines: their content comes later, or is data. */
export const GET: APIRoute = () =>
  new Response(['User-agent: *', 'Disallow: /api/', 'Allow: /', ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
