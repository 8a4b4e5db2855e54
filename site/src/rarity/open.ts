import type { Served } from '#boards/ask.ts'
import { inLanguage, rarityPagePath } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import { rarityCsv } from './csv.ts'
import type { RarityFrame } from './frame.ts'
import { rarityPages, type RarityRow, rowsOfPage } from './list.ts'
import { loadList } from './load.ts'
import { pagerHtml } from './pager.ts'
import { rowsHtml } from './row.ts'
import { searchOf } from './search.ts'

/** A list that the browser has fetched. */
export interface OpenList {
  search: (text: string) => void
  turnTo: (page: number) => void
  saveCsv: () => void
}

/** Fetches the list of a page and returns what can be done with it; every part shows in the page's own table. */
export const openList = async (
  root: HTMLElement,
  frame: RarityFrame,
  ask: typeof fetch,
  served: Served,
): Promise<OpenList> => {
  const { rows, answer } = await loadList(ask, frame.language, frame.type, frame.scope)
  served(answer.deployTime)
  const find = searchOf(frame.type, rows)
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)
  const table = part('rows')
  const pager = part('pager')
  const found = part('found')
  let results: readonly RarityRow[] | null = null

  const show = (shown: readonly RarityRow[], page: number) => {
    const pages = rarityPages(shown.length)
    const hrefOf = (to: number) => inLanguage(frame.language, rarityPagePath(frame.type, frame.scope, to))
    if (table !== null) table.innerHTML = rowsHtml(frame, rowsOfPage(shown, page))
    if (pager !== null) pager.innerHTML = pagerHtml({ ...frame, hrefOf: results === null ? hrefOf : null }, page, pages)
  }
  const say = (text: string) => {
    if (found !== null) found.textContent = text
  }
  const first = { rows: table?.innerHTML ?? '', pager: pager?.innerHTML ?? '' }

  pager?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-page]') : null
    if (button === null || results === null) return
    show(results, Number(button.dataset.page))
    root.scrollIntoView()
    pager.querySelector<HTMLElement>('[aria-current]')?.focus()
  })

  return {
    search: (text) => {
      const next = find(text)
      if (next === rows) {
        results = null
        if (table !== null) table.innerHTML = first.rows
        if (pager !== null) pager.innerHTML = first.pager
        return say('')
      }
      results = next
      show(next, 1)
      say(next.length === 0 ? frame.texts.nothing : counted(frame.texts.found, next.length, frame.language))
    },
    turnTo: (page) => {
      show(rows, Math.min(page, rarityPages(rows.length)))
      first.rows = table?.innerHTML ?? ''
      first.pager = pager?.innerHTML ?? ''
    },
    saveCsv: () => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([rarityCsv(rows)], { type: 'text/csv' }))
      link.download = `rarity-${frame.type}-${frame.scope}-${new Date(answer.generateTime).toISOString().slice(0, 10)}.csv`
      link.click()
      URL.revokeObjectURL(link.href)
    },
  }
}
