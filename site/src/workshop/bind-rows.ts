import type { Language } from '@kupodex/data/game'
import type { CraftDemand } from '@kupodex/data/rules'
import { counted } from '#texts/fill.ts'
import { setHtml } from '#ui/set-html.ts'
import { demandHtml, resultHtml, selectHtml } from './cells.ts'
import type { Craft } from './ground/facts.ts'
import { isUnlocked, type Line, linesOf } from './ground/sort.ts'
import { demandOf, type EditedColumn, editedColumns, type WorkshopState } from './ground/state.ts'
import { workshopTexts } from './ground/texts.ts'

export interface Rows {
  crafts: readonly Craft[]
  /** Shows a state: all rows, in its order. */
  draw: (state: WorkshopState) => void
  /** Shows what a state says about one craft, which stays in its place while the reader edits it. */
  drawRow: (id: number, state: WorkshopState) => void
}

interface Row {
  craft: Craft
  element: HTMLTableRowElement
}

const readRow = (element: HTMLTableRowElement): Row => {
  const [value = 0, time = 0, unlockRank = 0, limitedMats = 0] = (element.dataset.craft ?? '').split(',').map(Number)
  const name = element.querySelector('[data-name]')?.textContent?.trim() ?? ''
  return { craft: { id: Number(element.dataset.id), name, value, time, unlockRank, limitedMats }, element }
}

/** Reads the crafts from the rows as they were built, and keeps these up to date; `changed` hears what is chosen in them. */
export const bindRows = (
  root: HTMLElement,
  language: Language,
  changed: (id: number, change: Partial<CraftDemand>) => void,
): Rows => {
  const words = workshopTexts(language)
  const body = root.querySelector('tbody')
  const count = root.querySelector('[data-count]')
  const rows = new Map(
    [...(body?.querySelectorAll('tr') ?? [])].map((element) => {
      const row = readRow(element)
      return [row.craft.id, row] as const
    }),
  )
  const crafts = [...rows.values()].map(({ craft }) => craft)

  const drawDemand = (row: Row, column: EditedColumn, state: WorkshopState) => {
    const cell = row.element.querySelector(`[data-${column}]`)
    if (cell === null) return
    const demand = demandOf(state, row.craft.id)
    const select = cell.querySelector('select')
    if (state.edits[column] && select !== null) select.value = String(demand[column])
    else if (state.edits[column]) setHtml(cell, selectHtml(column, demand, row.craft.name, words))
    else setHtml(cell, demandHtml(column, demand, language, words))
  }
  const drawLine = ({ craft, result }: Line, state: WorkshopState) => {
    const row = rows.get(craft.id)
    if (row === undefined) return
    for (const column of editedColumns) drawDemand(row, column, state)
    for (const [at, cell] of resultHtml(result, language, words).entries()) {
      const place = row.element.querySelector(`[data-result="${at}"]`)
      if (place !== null) setHtml(place, cell)
    }
    row.element.hidden = !isUnlocked(craft, state)
  }
  const draw = (state: WorkshopState) => {
    const lines = linesOf(crafts, state)
    for (const line of lines) drawLine(line, state)
    const elements = lines.flatMap(({ craft }) => rows.get(craft.id)?.element ?? [])
    // Rows that are moved lose the focus, so they are moved only where their order changes.
    if (elements.some((element, at) => body?.children[at] !== element)) body?.append(...elements)
    if (count !== null) {
      const shown = lines.filter(({ craft }) => isUnlocked(craft, state)).length
      count.textContent = counted(words.count, shown, language)
    }
  }
  const drawRow = (id: number, state: WorkshopState) => {
    const line = linesOf(crafts, state).find(({ craft }) => craft.id === id)
    if (line !== undefined) drawLine(line, state)
  }
  body?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const id = Number(target.closest('tr')?.dataset.id)
    changed(id, { [target.dataset.column ?? '']: Number(target.value) })
  })
  return { crafts, draw, drawRow }
}
