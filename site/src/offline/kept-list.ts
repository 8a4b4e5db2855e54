import type { CompaniesAnswer, GroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { html } from '@kupodex/data/html'
import { companyShard } from '@kupodex/data/rules'
import { askPath } from '#ask/request-line.ts'
import { createRetry, pageWaits, type Waits } from '#ask/retry.ts'
import { isoMoment } from '#format/date.ts'
import { splitLanguage } from '#paths/paths.ts'
import { parseRecent } from '#recent/recent.ts'
import { recentKey } from '#storage/keys.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'
import { fill } from '#texts/fill.ts'
import { setHtml } from '#ui/set-html.ts'
import { momentText } from './kept-page.ts'
import { isReadLater } from './requests.ts'
import { openShelves, type Shelves } from './shelves.ts'
import { offlineTexts } from './texts.ts'

export interface KeptPage {
  path: string
  title: string
  /** When it was kept (epoch ms). */
  at: number
}

/** The title of a page without the name of the site; null for what has none. */
export const titleIn = (text: string): string | null => {
  const title = new DOMParser().parseFromString(text, 'text/html').querySelector('title')?.textContent?.trim() ?? ''
  return title === '' ? null : title.replace(/ · [^·]*$/, '')
}

/** The name of a free company or a group, from the kept answer that its page is drawn from; undefined where none is kept, or it cannot be read. */
const nameOf = async ({ read }: Pick<Shelves, 'read'>, { origin, pathname }: URL): Promise<string | undefined> => {
  const [, kind, id = ''] = /^\/(fc|group)\/([\w-]+)\/$/.exec(splitLanguage(pathname).path) ?? []
  if (kind === undefined) return undefined
  const path = kind === 'fc' ? askPath('companies', { shard: companyShard(id) }) : askPath('group', { slug: id })
  try {
    const kept = await read('answers', origin + path)
    const answer = (await kept?.json()) as Partial<CompaniesAnswer & GroupAnswer> | undefined
    return kind === 'fc' ? answer?.companies?.[id]?.name : answer?.name
  } catch {
    return undefined
  }
}

/** The pages that are kept, the newest first: those of a character that this browser knows, and of free companies and groups, with their names. */
export const keptPages = async (
  shelves: Pick<Shelves, 'list' | 'read'>,
  storage: Pick<SafeStorage, 'getItem'>,
  language: Language,
): Promise<KeptPage[]> => {
  const names = new Map(parseRecent(storage.getItem(recentKey)).map(({ id, name }) => [String(id), name]))
  const pages = (await shelves.list('pages')).map(async ({ key, at }): Promise<KeptPage[]> => {
    const address = new URL(key)
    const path = address.pathname
    const page = isReadLater(path) ? await shelves.read('pages', key) : null
    const title = page === null ? null : titleIn(await page.text())
    if (title === null) return []
    const name = names.get(/^\/char\/(\d+)\//.exec(splitLanguage(path).path)?.[1] ?? '')
    if (name !== undefined) return [{ path, at, title: fill(offlineTexts(language).of, { page: title, name }) }]
    return [{ path, at, title: (await nameOf(shelves, address)) ?? title }]
  })
  return (await Promise.all(pages)).flat()
}

const rowHtml = ({ path, title, at }: KeptPage, language: Language) =>
  html`<li><a class="link" href="${path}">${title}</a> <time class="soft small" datetime="${isoMoment(at)}">${momentText(at, language)}</time></li>`

/** Loads the page that was asked for once the network answers past the worker: browsers say too early that it is there. What is read stays. */
const loadWhenOnline = (page: Document, waits: Waits): void => {
  const look = async () => {
    const answer = await fetch(page.URL, { method: 'HEAD' }).catch(() => null)
    if (answer === null || answer.status >= 500) retry.failed('offline')
    else location.reload()
  }
  const retry = createRetry(() => void look(), waits)
  retry.failed('offline')
}

/** Lists what is kept on the page that says that there is no network, and loads the page that was asked for once there is one. */
export const showKeptPages = async (
  page: Document,
  storage: Pick<SafeStorage, 'getItem'>,
  shelves: Pick<Shelves, 'list' | 'read'> = openShelves(caches),
  waits: Waits = pageWaits,
): Promise<void> => {
  const language = page.documentElement.lang as Language
  const place = page.querySelector<HTMLElement>('[data-kept-pages]')
  const none = page.querySelector<HTMLElement>('[data-kept-none]')
  page.querySelector('[data-again]')?.addEventListener('click', () => location.reload())
  loadWhenOnline(page, waits)
  const pages = await keptPages(shelves, storage, language).catch(() => [])
  if (none !== null) none.hidden = pages.length > 0
  if (place !== null) setHtml(place, html`${pages.map((one) => rowHtml(one, language))}`)
}
