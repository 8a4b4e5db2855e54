import type { Language } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import type { LoadedMessage } from './messages.ts'
import { forgetKept } from './shelves.ts'
import { keptTexts } from './texts.ts'

/** A moment (epoch ms) by the reader's own clock. */
export const momentText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** Says below the head of the page that what it shows was kept at a time (epoch ms): of several the oldest. */
export const showKept = (page: Document, at: number): void => {
  const language = page.documentElement.lang as Language
  const texts = keptTexts(language)
  const before = page.querySelector<HTMLElement>('[data-kept-strip]')
  const oldest = Math.min(at, Number(before?.dataset.keptStrip ?? Infinity))
  const strip = before ?? page.createElement('div')
  strip.dataset.keptStrip = String(oldest)
  const words = page.createElement('p')
  words.className = 'small'
  words.setAttribute('role', 'status')
  words.textContent = fill(texts.since, { date: momentText(oldest, language) })
  const button = page.createElement('button')
  button.className = 'tool small link'
  button.type = 'button'
  button.textContent = texts.again
  button.addEventListener('click', () => location.reload())
  strip.replaceChildren(words, button)
  page.querySelector('header.top')?.append(strip)
}

/** Tells a worker that has just begun what the page had loaded before. */
export const tellLoaded = (worker: Pick<ServiceWorker, 'postMessage'> | null, page: string): void => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ page, loaded } satisfies LoadedMessage)
}

/** Forgets what a worker kept that went on for pages which were open when the reader wanted nothing kept any more. */
export const forgetRest = (): Promise<void> => forgetKept(caches)
