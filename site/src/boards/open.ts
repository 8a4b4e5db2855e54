import { formatNumber } from '#format/number.ts'
import { type FoundName, lookUpNames } from '#search/look-up.ts'
import { sentences } from '#format/punctuation.ts'
import { type HomeOf, homeIn, homeText, searchPlaces } from '#places/home.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { type Html, html } from '@kupodex/data/html'
import { canLookUp } from '@kupodex/data/names'
import { pagerHtml } from '#ui/pager.ts'
import { keepContent, setHtml } from '#ui/set-html.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts, pagerTexts } from '#texts/texts.ts'
import { boardQuery } from '../ui/query.ts'
import type { Ask } from '../ask/ask.ts'
import { published } from '../ask/outcome.ts'
import { findOnPages, readRank } from './find.ts'
import type { BoardPageFrame } from './frame.ts'
import { markOwn } from './own.ts'
import { readPage } from './pages.ts'
import { type BoardRow, boardRowsHtml } from './row.ts'
import { boardTexts, findTexts } from './texts.ts'

export interface OpenBoard {
  turnTo: (page: number) => Promise<boolean>
  find: (text: string) => Promise<void>
  show: (id: number) => Promise<void>
}

export interface BoardDeps {
  ask: Ask
  push: (query: string) => void
  own: () => readonly number[]
}

/** Most characters that are offered of a name. */
const mostOptions = 20

/** Takes over the board of a page; everything shows in the page's own table. */
export const openBoard = (root: HTMLElement, frame: BoardPageFrame, { ask, push, own }: BoardDeps): OpenBoard => {
  const { language } = frame
  const board = boardTexts(language)
  const texts = findTexts(language)
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)
  const body = root.querySelector('tbody')
  const [pager, said, list] = [part('pager'), part('said'), part('found')]
  const showFirst = keepContent(body)
  const number = (n: number) => formatNumber(n, language)

  const say = (text: string, links: readonly Html[] = []) => {
    if (said !== null) said.textContent = text
    if (list !== null) setHtml(list, html`${links}`)
  }
  const readPlaces = async () => published(await ask('places', {}, { once: true }))
  /** Replaces the words above the board that are true for its first page only. */
  const showPageWords = (page: number) => {
    for (const text of document.querySelectorAll<HTMLElement>('[data-first-page]')) text.hidden = page > 1
    for (const text of document.querySelectorAll<HTMLElement>('[data-first-page] + [data-later-pages]'))
      text.hidden = page === 1
  }
  const pageOf = (page: number) => readPage(ask, frame, page, frame.released)
  const hrefOf = (page: number) => boardQuery({ page, character: null }) || location.pathname

  const turnTo = async (page: number) => {
    root.setAttribute('aria-busy', 'true')
    try {
      const rows = page === 1 ? [] : await pageOf(page)
      if (rows === null || body === null) {
        say(board.pageError)
        return false
      }
      if (page === 1) showFirst()
      else setHtml(body, boardRowsHtml(frame, rows, homeIn(await readPlaces())))
      markOwn(root, own(), board.own)
      if (pager !== null) setHtml(pager, pagerHtml({ language, hrefOf }, page, frame.pages))
      showPageWords(page)
      say(page === 1 ? '' : fill(pagerTexts(language).pageOf, { page: number(page), pages: number(frame.pages) }))
      return true
    } catch {
      say(board.pageError)
      return false
    } finally {
      root.removeAttribute('aria-busy')
    }
  }

  /** The first page is in the page itself if the board has no other. */
  const rowsOf = async (page: number): Promise<readonly Pick<BoardRow, 'id' | 'rank' | 'name'>[] | null> =>
    frame.pages > 1 ? pageOf(page) : page === 1 ? rowsIn(body) : null

  const show = async (id: number) => {
    say(texts.searching)
    try {
      const rank = await readRank(ask, frame, frame.kind, id)
      const found = await findOnPages(id, rank, rowsOf as typeof pageOf)
      if (found.code === 'notRanked') return say(texts.notRanked)
      if (found.code === 'elsewhere')
        return frame.kind === 'global'
          ? say(texts.notRanked)
          : say(texts.elsewhere, [
              html`<li><a class="link" href="${frame.globalPath}?char=${id}">${texts.global}</a></li>`,
            ])
      const { page, row } = found
      if (!(await turnTo(page))) return
      push(boardQuery({ page, character: id }))
      const place = { rank: number(rank ?? row.rank), n: number(frame.count), page: number(page) }
      say(fill(texts.found, { name: row.name, ...place }))
      const line = root.querySelector<HTMLElement>(`tr[data-id="${id}"]`)
      line?.setAttribute('data-here', '')
      line?.querySelector('a')?.focus({ preventScroll: true })
      line?.scrollIntoView({ block: 'center' })
    } catch {
      say(texts.error)
    }
  }

  const optionHtml =
    (homeOf: HomeOf) =>
    ({ id, name, worldId }: FoundName) =>
      html`
        <li>
          <a class="link" href="?char=${id}" data-show="${id}">${name}</a>${' '}
          <small class="soft">${homeText(homeOf(worldId), commonTexts(language).unknown)}</small>
        </li>
      `

  const find = async (text: string) => {
    const id = characterIdIn(text)
    if (id !== null) return show(id)
    if (!canLookUp(text)) return say(texts.short)
    say(texts.searching)
    try {
      const places = await readPlaces()
      const { found, hasMore } = await lookUpNames(ask, text, { places: searchPlaces(places ?? {}), most: mostOptions })
      const [only] = found
      if (only === undefined) return say(hasMore ? texts.many : texts.nobody)
      if (found.length === 1 && !hasMore) return show(only.id)
      const options = found.map(optionHtml(homeIn(places)))
      say(hasMore ? sentences(language, texts.choose, texts.many) : texts.choose, options)
    } catch {
      say(texts.error)
    }
  }

  return { turnTo, find, show }
}

const rowsIn = (body: HTMLTableSectionElement | null): Pick<BoardRow, 'id' | 'rank' | 'name'>[] =>
  [...(body?.rows ?? [])].map((row, at) => ({
    id: Number(row.dataset.id),
    rank: at + 1,
    name: row.querySelector('.who span')?.textContent ?? '',
  }))
