import type { Ask } from '#ask/ask.ts'
import { inLanguage, rarityPagePath } from '#paths/paths.ts'
import { isEnough } from '#search/enough.ts'
import { isVeiled } from '#shield/shield-store.ts'
import { counted } from '#texts/fill.ts'
import { rarityRowTexts } from '#texts/texts.ts'
import { type ListAddress, searchQuery } from './address.ts'
import { rarityCsv } from './csv.ts'
import type { RarityFrame } from './frame.ts'
import { rarityPages, type RarityRow, rowsOfPage } from './list.ts'
import { loadList } from './load.ts'
import { pagerHtml } from '../ui/pager.ts'
import { keepContent, setHtml } from '../ui/set-html.ts'
import { patchOf } from './patch.ts'
import { nameOf, rowsHtml } from './row.ts'
import { searchOf } from './search.ts'
import { unfolding } from './unfold.ts'

/** A list that the browser has fetched. */
export interface OpenList {
  /** Shows what an address says: a page of the list, or of what a search finds in it. */
  show: (address: ListAddress) => void
  saveCsv: () => void
}

/** Fetches the list of a page and returns what can be done with it; every part shows in the page's own table. */
export const openList = async (root: HTMLElement, frame: RarityFrame, ask: Ask): Promise<OpenList> => {
  const { rows, answer } = await loadList(ask, frame.language, frame.type, frame.scope)
  const texts = rarityRowTexts(frame.language)
  const find = searchOf(frame.type, rows)
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`)
  const [table, pager, found, unowned] = ['rows', 'pager', 'found', 'unowned'].map(part)
  const showFirst = [table, pager].map((part) => keepContent(part ?? null))
  const box = unowned instanceof HTMLInputElement ? unowned : null
  const unfold = box === null ? () => {} : unfolding(box)

  const fill = (shown: readonly RarityRow[], page: number, hrefOf: (page: number) => string) => {
    const pages = rarityPages(shown)
    const turned = Math.min(page, pages)
    const cut = rowsOfPage(shown, turned)
    if (table) setHtml(table, rowsHtml(frame, cut))
    if (pager) setHtml(pager, pagerHtml({ ...frame, hrefOf }, turned, pages))
    unfold(cut.length > 0 && cut.every(({ folded }) => folded))
  }
  // What the reader's shield hides is not found by its name, which would tell it.
  const isSeen = ({ item }: RarityRow) => !isVeiled(patchOf(frame.type, item), nameOf(item))
  const say = (text: string) => {
    if (found) found.textContent = text
  }

  return {
    show: ({ text, page }) => {
      const isSearch = isEnough(text)
      unowned?.closest('p')?.toggleAttribute('hidden', isSearch)
      if (isSearch) {
        const results = find(text).filter(isSeen)
        fill(results, page, (to) => searchQuery({ text, page: to }))
        return say(results.length === 0 ? texts.nothing : counted(texts.found, results.length, frame.language))
      }
      say('')
      if (page > 1) fill(rows, page, (to) => inLanguage(frame.language, rarityPagePath(frame.type, frame.scope, to)))
      else {
        for (const show of showFirst) show()
        unfold(box?.defaultChecked ?? false)
      }
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
