import { expect, test } from 'vitest'
import { headersOf } from './headers.ts'

test.each([
  ['api/published.json', 'application/json; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['de/ranking/mount/global/index.html', 'text/html; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['_astro/client.B1x_9zQw.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['_astro/page.CwG8aKd2.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['_astro/readme.txt', 'text/plain; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['_astro/sw.js', 'text/javascript; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['de/app.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['favicon.SVG', 'image/svg+xml; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['assets/minion/sprite-0123456789ab.webp', 'image/webp', 'public, max-age=31536000, immutable'],
  ['assets/minion/12.webp', 'image/webp', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['assets/orchestrion/12.ogg', 'audio/ogg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['gamedata/map_webp/606.webp', 'image/webp', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['embed/1.js', 'text/javascript; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['client/1.js', 'text/javascript; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['embed/page.js', 'text/javascript; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['assets/minion/index.json', 'application/json; charset=utf-8', 'public, max-age=60, stale-while-revalidate=3600'],
  ['CNAME', 'application/octet-stream', 'public, max-age=60, stale-while-revalidate=3600'],
])('%s', (key, contentType, cacheControl) => expect(headersOf(key)).toEqual({ contentType, cacheControl }))
