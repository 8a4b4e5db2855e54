import {
  bannerCache,
  bannersFolder,
  cacheControl,
  mapsFolder,
  nightly,
  picturesFolder,
  spritePattern,
} from '@kupodex/data/contract'
import type { Headers } from './target.ts'

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  ogg: 'audio/ogg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Files whose name holds a hash of their content: Astro's assets. They never change, so nobody need ask again. */
const hashedAsset = /(^|\/)_astro\/.*\.[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/

/** Whether a file never changes because its name follows from what is in it. */
export const isNamedByContent = (key: string): boolean => hashedAsset.test(key) || spritePattern.test(key)

/** Scripts for pages and programs of others, whose version is in their path: what is in one is only ever mended. */
const versioned = /^(embed|client)\/[0-9]+\.js$/

/** A year, the longest that caches take seriously. */
const forever = 'public, max-age=31536000, immutable'

/** What hardly ever changes under its name, as pictures and samples: a new patch brings new ones. */
const day = cacheControl({ maxAge: 86_400, stale: 604_800 })

/** The worker of the site's pages (`site/src/offline`): browsers and caches ask for a newer one each time, so that one that ends it comes at once. */
const workerKey = 'sw.js'

const asked = 'no-cache'

const isExported = (key: string, extension: string): boolean =>
  [picturesFolder, mapsFolder].some((folder) => key.startsWith(`${folder}/`)) && ['webp', 'ogg'].includes(extension)

const cacheOf = (key: string, extension: string): string => {
  if (key.startsWith(`${bannersFolder}/`)) return bannerCache
  if (isNamedByContent(key)) return forever
  if (key === workerKey) return asked
  return isExported(key, extension) || versioned.test(key) ? day : cacheControl(nightly)
}

export const headersOf = (key: string): Headers => {
  const extension = /\.([a-z0-9]+)$/i.exec(key)?.[1]?.toLowerCase() ?? ''
  return { contentType: contentTypes[extension] ?? 'application/octet-stream', cacheControl: cacheOf(key, extension) }
}
