import type { Ask } from '#ask/ask.ts'
import { inLanguage, rarityPagePath } from '#paths/paths.ts'
import { isEnough } from '#search/enough.ts'
import { isVeiled } from '#shield/shield-store.ts'
import { counted, fill } from '#texts/fill.ts'
import { rarityRowTexts } from '#texts/texts.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { sentences } from '#format/punctuation.ts'
import { pagerHtml } from '../ui/pager.ts'
import { keepContent, setHtml } from '../ui/set-html.ts'
import { type ListAddress, type ListOrder, listQuery } from './address.ts'
import { rarityCsv } from './csv.ts'
import type { RarityFrame } from './frame.ts'
import { rarityPages, type RarityRow, rowsOfPage } from './list.ts'
import { loadList } from './load.ts'
import { movedFirst, newestFirst, type OrderedList } from './order.ts'
import { patchOf } from './patch.ts'
import { nameOf, rowsHtml } from './row.ts'
import { searchOf } from './search.ts'
import { readListWeeks } from './weeks.ts'
import { fewestCharacters } from './places.ts'
import { orderTexts } from './texts.ts'

/** What is to be said of a list in an order: what it is compared with, or why nothing is there to be compared. */
const orderWords = (
  { language, characters }: Pick<RarityFrame, 'language' | 'characters'>,
  order: ListOrder,
  { rows, since }: OrderedList,
): string => {
  const texts = orderTexts(language)
  if (order === 'newest') return texts.newestNote
  if (since === null) return texts.notYet
  const date = formatDay(since, language)
  const few = characters < fewestCharacters ? fill(texts.few, { n: formatNumber(fewestCharacters, language) }) : ''
  return sentences(language, fill(rows.length === 0 ? texts.nothing : texts.compared, { date }), few)
}

type UnownedBox = EventTarget & { checked: boolean; readonly defaultChecked: boolean }

/**
 * Sets the box for each page that is shown: a page of nothing but what nobody owns is unfolded, any other as the reader has
 * chosen. A box that differs from how it was served was changed before this was fetched.
 */
export const unfolding = (box: UnownedBox): ((isOnlyUnowned: boolean) => void) => {
  let isWanted = box.checked && !box.defaultChecked
  box.addEventListener('change', () => (isWanted = box.checked))
  return (isOnlyUnowned) => {
    box.checked = isWanted || isOnlyUnowned
  }
}

export interface OpenList {
  /** Shows what an address says: a page of the list, in another order, or of what a search finds in it. Throws where that cannot be fetched. */
  show: (address: ListAddress) => Promise<void>
  saveCsv: () => void
}

/** Fetches the list of a page and returns what can be done with it; every part shows in the page's own table. */
export const openList = async (root: HTMLElement, frame: RarityFrame, ask: Ask): Promise<OpenList> => {
  const { rows, answer } = await loadList(ask, frame.language, frame.type, frame.scope)
  const texts = rarityRowTexts(frame.language)
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

  const inOrder = async (order: ListOrder): Promise<OrderedList> => {
    if (order === 'newest') return newestFirst(frame.type, rows)
    const weeks = await readListWeeks(ask, frame.type, frame.scope)
    return movedFirst(order, rows, weeks, { ...frame, at: answer.generateTime, characters: answer.charCount })
  }
  const find = searchOf(frame.type, rows)
  let latest: ListAddress | null = null

  const showList = (page: number) => {
    say('')
    if (page > 1)
      return fill(rows, page, (to) => inLanguage(frame.language, rarityPagePath(frame.type, frame.scope, to)))
    for (const show of showFirst) show()
    unfold(box?.defaultChecked ?? false)
  }

  return {
    show: async (address) => {
      latest = address
      const { text, order, page } = address
      const ordered = order === null ? null : await inOrder(order)
      // The reader has chosen something else meanwhile.
      if (latest !== address) return
      const isSearch = isEnough(text)
      unowned?.closest('p')?.toggleAttribute('hidden', isSearch || order !== null)
      if (!isSearch && ordered === null) return showList(page)
      const hrefOf = (to: number) => listQuery({ ...address, page: to })
      if (order !== null && ordered !== null && !isSearch) {
        fill(ordered.rows, page, hrefOf)
        return say(orderWords(frame, order, ordered))
      }
      const search = ordered === null ? find : searchOf(frame.type, ordered.rows)
      const results = search(text).filter(isSeen)
      fill(results, page, hrefOf)
      say(results.length === 0 ? texts.nothing : counted(texts.found, results.length, frame.language))
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
