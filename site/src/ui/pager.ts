import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { pagerTexts } from '#texts/texts.ts'
import { type Html, html } from '@kupodex/data/html'

export type PagerStep = number | 'gap'

/** Numbers beside the current page, and how many pages are all shown. */
const near = 2
const few = 9

/** The numbered buttons of a list: the first, the last and those around the current page. */
export const pagerSteps = (page: number, pages: number): PagerStep[] => {
  if (pages <= few) return Array.from({ length: pages }, (_, at) => at + 1)
  const shown = [...new Set([1, pages, ...Array.from({ length: 2 * near + 1 }, (_, at) => page - near + at)])]
    .filter((step) => step >= 1 && step <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((step, at): PagerStep[] => {
    const before = shown[at - 1]
    if (before === undefined || step - before === 1) return [step]
    return step - before === 2 ? [step - 1, step] : ['gap', step]
  })
}

export interface PagerFrame {
  language: Language
  hrefOf: (page: number) => string
}

/** The buttons of a list as HTML: first, numbers, last; null for a single page. */
export const pagerHtml = ({ language, hrefOf }: PagerFrame, page: number, pages: number): Html | null => {
  if (pages <= 1) return null
  const texts = pagerTexts(language)
  const button = (to: number, text: string, label: string) => {
    const name = html`aria-label="${label}"`
    return to === page
      ? html`<span class="step" role="link" tabindex="-1" aria-disabled="true" aria-current="page" ${name}>${text}</span>`
      : html`<a class="step" href="${hrefOf(to)}" ${name}>${text}</a>`
  }
  const numbers = pagerSteps(page, pages).map((step) =>
    step === 'gap'
      ? html`<li class="gap" aria-hidden="true">…</li>`
      : html`<li>${button(step, String(step), fill(texts.page, { n: formatNumber(step, language) }))}</li>`,
  )
  const end = (to: number, text: string, label: string) => to !== page && html`<li>${button(to, text, label)}</li>`
  return html`<ol class="pager">${end(1, '«', texts.first)}${numbers}${end(pages, '»', texts.last)}</ol>`
}
