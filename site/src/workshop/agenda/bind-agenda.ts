import { html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import type { AgendaTask } from '@kupodex/data/workshop'
import { safeStorage } from '#storage/safe-storage.ts'
import { fill } from '#texts/fill.ts'
import { formatNumber } from '#format/number.ts'
import { setHtml } from '#ui/set-html.ts'
import type { Craft } from '../ground/facts.ts'
import { sharedWord } from '../ground/share.ts'
import type { WorkshopState } from '../ground/state.ts'
import { foundHtml } from './html.ts'
import { keepAgenda, type KeptAgenda, readAgenda } from './kept.ts'
import { foundOf } from './result.ts'
import { type AgendaSettings, settled } from './settings.ts'
import { readStock } from './stock.ts'
import { type AgendaFile, taskOf } from './task.ts'
import { agendaTexts } from './texts.ts'
import { agendaText, unreadText, type Writing } from './words.ts'
import type { Said } from './worker.ts'

/** Searches in a worker; `hear` gets everything it says, `fail` that it cannot run. Returns how to end it. */
const runSearch = (task: AgendaTask, hear: (said: Said) => void, fail: () => void): (() => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.isDone) worker.terminate()
    hear(data)
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    fail()
  })
  worker.postMessage(task)
  return () => worker.terminate()
}

export interface Calculator {
  crafts: readonly Craft[]
  state: () => WorkshopState
}

const loadFile = async (language: string): Promise<AgendaFile> => {
  const answer = await fetch(`/island-agenda/${language}.json`)
  if (!answer.ok) throw new Error(`agenda: ${answer.status}`)
  return (await answer.json()) as AgendaFile
}

const numeric = ['workshops', 'landmarks', 'days', 'rests'] as const

/** Fills the agenda with life; returns what to call when the calculator's values changed. */
export const bindAgenda = async (
  root: HTMLElement,
  language: Language,
  calculator: Calculator,
): Promise<() => void> => {
  const file = await loadFile(language)
  const words = agendaTexts(language)
  const writing: Writing = {
    ...{ language, words },
    crafts: new Map(calculator.crafts.map(({ id, name }) => [id, name])),
    materials: new Map(file.materials.map(({ id, name }) => [id, name])),
  }
  const storage = safeStorage('localStorage')
  const part = <Kind extends HTMLElement>(name: string) => root.querySelector<Kind>(`[data-${name}]`)
  const write = (name: string, text: string) => {
    const element = part(name)
    if (element !== null && element.textContent !== text) element.textContent = text
  }
  const fields = numeric.map((name) => ({ name, field: part<HTMLSelectElement>(`setting="${name}"`) }))
  const boxes = [...root.querySelectorAll<HTMLInputElement>('[data-rest-on]')]
  const stock = part<HTMLTextAreaElement>('setting="stock"')
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-search]')]
  const [stop, copy] = [part<HTMLButtonElement>('stop'), part<HTMLButtonElement>('copy-agenda')]
  const copied = part<HTMLTextAreaElement>('agenda-text')

  let kept: KeptAgenda = readAgenda(storage)
  let end: (() => void) | null = null

  const keep = (change: Partial<KeptAgenda>) => {
    kept = { ...kept, ...change }
    keepAgenda(storage, kept)
  }
  /** The values that an agenda is made for, as a word. */
  const valuesWord = (settings: AgendaSettings) => `${sharedWord(calculator.state())} ${JSON.stringify(settings)}`
  const drawSettings = () => {
    const { settings } = kept
    for (const { name, field } of fields) if (field !== null) field.value = String(settings[name])
    for (const box of boxes) {
      const day = Number(box.dataset.restOn)
      box.checked = settings.restOn.includes(day)
      const label = box.closest('label')
      if (label !== null) label.hidden = day >= settings.days
    }
    if (stock !== null && document.activeElement !== stock) stock.value = settings.stock
    write('stock-problem', unreadText(readStock(settings.stock, file.materials).unread, writing))
  }
  const drawFound = () => {
    const { found } = kept
    const place = part('agenda-found')
    if (place !== null && found !== null) setHtml(place, foundHtml(found, writing))
    if (copy !== null) copy.hidden = found === null
    if (copied !== null) copied.hidden = true
  }
  const drawOutdated = () => {
    const isOutdated =
      end === null && kept.found !== null && ![1, kept.settings.days].map(madeWord).includes(kept.madeFor)
    write('agenda-going', isOutdated ? words.outdated : '')
  }
  /** A best cycle is made for the same values as a season of one cycle without rest. */
  const settingsFor = (days: number): AgendaSettings =>
    days === kept.settings.days ? kept.settings : { ...settled({ ...kept.settings, days }), rests: 0, restOn: [] }
  const madeWord = (days: number) => valuesWord(settingsFor(days))

  const running = (isRunning: boolean) => {
    const focused = document.activeElement
    for (const button of buttons) button.disabled = isRunning
    if (stop !== null) stop.hidden = !isRunning
    if (isRunning && focused instanceof HTMLElement && focused.dataset.search !== undefined) stop?.focus()
    if (!isRunning && focused === stop) buttons.at(-1)?.focus()
  }
  const search = (days: number) => {
    const settings = settingsFor(days)
    const { amounts } = readStock(settings.stock, file.materials)
    const task = taskOf(calculator.crafts, calculator.state(), settings, amounts, file)
    const madeFor = madeWord(days)
    write('agenda-said', words.searching)
    write('agenda-going', '')
    running(true)
    const finish = (text: string) => {
      end?.()
      end = null
      running(false)
      write('agenda-said', text)
      write('agenda-going', '')
    }
    const hear: Parameters<typeof runSearch>[1] = ({ progress, isDone }) => {
      const found = foundOf(task, progress)
      if (found.total !== kept.found?.total || found.most !== kept.found.most || isDone || madeFor !== kept.madeFor) {
        keep({ found, madeFor })
        drawFound()
      }
      const values = {
        value: formatNumber(progress.value, language),
        visited: formatNumber(progress.visited, language),
      }
      if (!isDone) return write('agenda-going', fill(words.going, values))
      finish(progress.value > 0 ? fill(words.found, values) : words.nothing)
    }
    end = runSearch(task, hear, () => finish(words.failed))
    if (stop !== null) stop.onclick = () => finish(words.stopped)
  }

  const changeSettings = (change: Partial<AgendaSettings>) => {
    keep({ settings: settled({ ...kept.settings, ...change }) })
    drawSettings()
    drawOutdated()
  }
  for (const { name, field } of fields)
    field?.addEventListener('change', () => changeSettings({ [name]: Number(field.value) }))
  for (const box of boxes)
    box.addEventListener('change', () =>
      changeSettings({ restOn: boxes.flatMap((one) => (one.checked ? [Number(one.dataset.restOn)] : [])) }),
    )
  stock?.addEventListener('input', () => changeSettings({ stock: stock.value }))
  for (const button of buttons)
    button.addEventListener('click', () => search(button.dataset.search === '1' ? 1 : kept.settings.days))
  copy?.addEventListener('click', () => {
    if (kept.found === null || copied === null) return
    copied.value = agendaText(kept.found, writing)
    copied.hidden = false
    copied.select()
    navigator.clipboard?.writeText(copied.value).then(
      () => write('agenda-said', words.copied),
      () => undefined,
    )
  })
  // Longer texts come with the script, so that they do not weigh on readers who never open the agenda.
  write('agenda-lead', words.lead)
  write('stock-hint', words.stockHint)
  write('stop', words.stop)
  write('copy-agenda', words.copy)
  copied?.setAttribute('aria-label', words.copyLabel)
  const assumptions = part('assumptions')
  if (assumptions !== null) setHtml(assumptions, html`${words.assumptions.map((one) => html`<li>${one}</li>`)}`)
  drawSettings()
  drawFound()
  drawOutdated()
  running(false)
  return drawOutdated
}
