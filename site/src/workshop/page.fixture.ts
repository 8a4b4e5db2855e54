import { type Html, html, markupOf } from '@kupodex/data/html'
import { defaultDemand } from '@kupodex/data/rules'
import { craftsIn, factsIn } from './build/crafts.ts'
import { demandHtml, resultHtml } from './cells.ts'
import { linesOf } from './ground/sort.ts'
import { workshopTexts } from './ground/texts.ts'
import { editedColumns, patternCount, sorts, startState } from './ground/state.ts'

const facts = factsIn('en')
const words = workshopTexts('en')

const options = (values: readonly (string | number)[]): Html =>
  html`${values.map((value) => html`<option value="${value}">${value}</option>`)}`
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const rows = linesOf(craftsIn('en'), startState).map(
  ({
    craft: { id, name, value, time, unlockRank, limitedMats },
    result,
  }) => html`<tr data-id="${id}" data-craft="${[value, time, unlockRank, limitedMats].join()}">
    <th><span data-name>${name}</span></th>
    <td data-popularity>${demandHtml('popularity', defaultDemand, 'en', words)}</td>
    <td data-supply>${demandHtml('supply', defaultDemand, 'en', words)}</td>
    <td data-shift>${demandHtml('shift', defaultDemand, 'en', words)}</td>
    ${resultHtml(result, 'en', words).map((cell, at) => html`<td data-result="${at}">${cell}</td>`)}
  </tr>`,
)

const agenda = html`<details data-agenda>
  <p data-agenda-lead></p>
  <select data-setting="workshops">${options(upTo(1, 4))}</select><select data-setting="landmarks">${options(upTo(0, 5))}</select>
  <select data-setting="days">${options(upTo(1, 7))}</select><select data-setting="rests">${options(upTo(0, 6))}</select>
  ${upTo(0, 6).map((day) => html`<label><input type="checkbox" data-rest-on="${day}">${day}</label>`)}
  <textarea data-setting="stock"></textarea><p data-stock-hint></p><p data-stock-problem></p>
  <button data-search="1" disabled>1</button><button data-search="all" disabled>all</button>
  <button data-stop hidden></button><button data-copy-agenda hidden></button>
  <div data-agenda-failed></div><p data-agenda-said></p><p data-agenda-going></p><div data-agenda-found></div><textarea data-agenda-text hidden></textarea>
  <ul data-assumptions></ul>
</details>`

/** The page of the calculator as far as its script needs it: what `inputs.astro`, `craft-table.astro` and the agenda's form build. */
export const workshopMarkup = (): string =>
  markupOf(html`<div data-workshop="${JSON.stringify(facts)}">
    <div data-banner hidden><button data-keep>keep</button><button data-mine>mine</button></div>
    <select data-workshop-rank>${options(upTo(1, 5))}</select>
    <label>Sanctuary rank <input data-island-rank></label><label>Groove <input data-groove></label>
    <select data-sort>${options(sorts)}</select>
    <select data-pattern><option value="">none</option>${options(upTo(0, patternCount - 1))}</select><p data-problem></p>
    <textarea data-paste></textarea><button data-paste-button>paste</button>
    <button data-share>share</button><button data-reset>reset</button><span data-said></span><button data-undo hidden>undo</button>
    <input data-link hidden>
    ${editedColumns.map((column) => html`<input type="checkbox"${html` data-edit-${column}`}>`)}
    <p data-count></p><table><tbody>${rows}</tbody></table>${agenda}
  </div>`)
