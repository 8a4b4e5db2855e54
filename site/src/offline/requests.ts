import { spritePattern } from '@kupodex/data/contract'
import { inLanguage, pathOf, splitLanguage } from '#paths/paths.ts'

/** What the worker keeps: pages, scripts and styles (`files`) and the pictures of lists, both named by what is in them, and answers as JSON. */
export type KeptKind = 'pages' | 'files' | 'pictures' | 'answers'

/** Whether what is kept of a kind never changes, so that it is in use as long as somebody asks for it. */
export const isForGood = (kind: KeptKind): boolean => kind === 'files' || kind === 'pictures'

/** What of a request decides how it is answered. */
export interface Asked extends Pick<Request, 'method' | 'url' | 'mode'> {
  headers: Pick<Headers, 'has'>
}

/** The path of the page that says that there is no network, in each language. */
export const offlinePath = pathOf('offline')

/** Whether a path is that of this page, in any language. */
export const isOfflinePage = (path: string): boolean => splitLanguage(path).path === offlinePath

const isCall = (path: string): boolean => /^\/api\/[^/]/.test(path)

/** Calls that the worker leaves alone: those of users, those of which pages keep a dated copy themselves, and what each typed letter asks for. */
const leftAlone = /^\/api\/(user|game|game-\w+|charcache|charrealtime|names|company-names|charsearch)(\/|$)/

/** As the site's build names scripts, styles and drawings. */
const isNamedByContent = (path: string): boolean => /^\/_astro\/.*\.[\w-]{8,}\.[a-z0-9]+$/.test(path)

/** What a request asks for; null for what the worker leaves to the browser, as all that a user asks for with a token. */
export const kindOf = ({ method, url, mode, headers }: Asked, origin: string): KeptKind | null => {
  const asked = new URL(url)
  const path = asked.pathname
  if (method !== 'GET' || asked.origin !== origin) return null
  if (['authorization', 'range'].some((name) => headers.has(name))) return null
  if (mode === 'navigate') return isCall(path) || /\.[^/]*$/.test(path) ? null : 'pages'
  if (isNamedByContent(path)) return 'files'
  if (spritePattern.test(path.slice(1))) return 'pictures'
  return (isCall(path) && !leftAlone.test(path)) || (!isCall(path) && path.endsWith('.json')) ? 'answers' : null
}

/** A page of a character, and what of its list is open in the same file. */
const withOpened = /(\/char\/\d+\/[a-z]+\/).*/

/** The address under which something is kept: without its query, which may be a secret of a login, and what is open in a list of the same file. */
export const keyOf = (kind: KeptKind, url: string): string => {
  const { origin, pathname, search } = new URL(url)
  return kind === 'pages'
    ? origin + pathname.replace(/\/?$/, '/').replace(withOpened, '$1')
    : origin + pathname + search
}

/** Whether an answer may be kept: a whole, cacheable one of the type asked for, as a network may put a page of its own in the place of a script. */
export const mayKeep = (
  kind: KeptKind,
  { status, headers, redirected }: Pick<Response, 'status' | 'headers' | 'redirected'>,
): boolean => {
  const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '')
  const isForAll = !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && isForAll && isPage === (kind === 'pages')
}

/** Whether a page may be kept, by its path: not those that lead somebody in, or are for few. */
export const isReadLater = (path: string): boolean =>
  ![offlinePath, pathOf('login'), pathOf('admin')].includes(splitLanguage(path).path)

/** Whether an answer says that what was asked for is no more, or is for nobody any more. */
export const isGone = ({ status }: Pick<Response, 'status'>): boolean =>
  status >= 400 && status < 500 && ![408, 429].includes(status)

/** Pages that are one file for every id: of characters one for each word, of free companies and groups. */
const shells = [
  { pattern: /^\/char\/\d+\/(?:([a-z]+)\/.*)?$/, of: (word = 'profile') => pathOf('char', word) },
  { pattern: /^\/fc\/\d+\/$/, of: () => pathOf('fc') },
  { pattern: /^\/group\/[\w-]+\/$/, of: () => pathOf('group') },
]

/** The path of the file that answers a page's path, where one answers many: kept for one of them, it serves all. */
export const shellOf = (pathname: string): string => {
  const { language, path } = splitLanguage(pathname)
  for (const { pattern, of } of shells) {
    const found = pattern.exec(path)
    if (found) return inLanguage(language, of(found[1]))
  }
  return pathname
}

/** The scripts and styles that a page cannot be shown without, as paths. */
export const neededFiles = (page: string): string[] =>
  [...page.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/_astro\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  )

/** The files that a page or a script names and needs at once, as paths; those that a script loads later are not among them. */
export const filesIn = (text: string): string[] => {
  const named = [...text.matchAll(/"(\/_astro\/[^"#?]+)/g)].map(([, path = '']) => path)
  const imported = [...text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => `/_astro/${name}`)
  return [...new Set([...named, ...imported])].filter(isNamedByContent)
}
