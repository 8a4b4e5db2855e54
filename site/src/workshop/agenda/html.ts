import { html, type Html } from '@kupodex/data/html'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { Found } from './result.ts'
import { limitText, materialTexts, sumText, type Writing } from './words.ts'

const dayHtml = (found: Found, at: number, writing: Writing): Html => {
  const { language, words, crafts } = writing
  const day = found.days[at]
  if (day === undefined) return html``
  const number = (n: number) => formatNumber(n, language)
  const title = fill(words.cycle, { n: String(at + 1) })
  if (day.isRest) return html`<li class="panel agenda-day"><h3>${title}</h3><p class="soft">${words.rest}</p></li>`
  const head = html`<h3>${title}</h3><p class="agenda-sum"><b>${number(day.total)}</b> <small>${fill(words.grooveAfter, { n: number(day.groove) })}</small></p>`
  if (day.steps.length === 0) return html`<li class="panel agenda-day">${head}<p class="soft">${words.idle}</p></li>`
  const steps = day.steps.map(
    (step) =>
      html`<li><span class="soft">${step.hour}–${step.hour + step.time}</span> <span>${crafts.get(step.id) ?? step.id}${step.efficient ? html` <span class="letter" title="${words.efficient}">×2<span class="unseen"> ${words.efficient}</span></span>` : ''}</span> <span>${number(step.total)}</span></li>`,
  )
  const sums = day.steps.map(
    (step) => html`<li><b>${crafts.get(step.id) ?? step.id}</b> ${sumText(step, found.rank, writing)}</li>`,
  )
  return html`<li class="panel agenda-day">${head}<ol class="agenda-steps">${steps}</ol><details><summary>${words.how}</summary><ol class="agenda-how">${sums}</ol></details></li>`
}

/** A found agenda: what it is worth, what cannot be exceeded, every cycle, and the materials it takes. */
export const foundHtml = (found: Found, writing: Writing): Html => {
  const { language, words } = writing
  const total = fill(words.cowries, { n: formatNumber(found.total, language) })
  const days = found.days.map((_, at) => dayHtml(found, at, writing))
  const materials = materialTexts(found, writing).map((line) => html`<li>${line}</li>`)
  return html`<p class="agenda-total">${words.total}: <b>${total}</b></p><p class="soft small">${limitText(found, writing)} ${words.fromCycle}</p><ol class="agenda-days">${days}</ol><details><summary>${words.used}</summary><ul class="agenda-materials">${materials}</ul></details>`
}
