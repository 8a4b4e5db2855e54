import { type Html, html } from '@kupodex/data/html'
import { percentOf } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import { rarityItemTexts } from '#texts/texts.ts'
import type { DetailFrame } from './frame.ts'
import type { ItemDetail, ScopeOwners } from './item.ts'
import { shareOfCount } from './share.ts'

/** Characters below which a share says little. */
export const fewestCharacters = 20

const shareCell = ({ count, characters }: ScopeOwners, { language }: DetailFrame): string =>
  count === 0 ? '–' : shareOfCount(count, characters, language)

const isFew = ({ characters }: ScopeOwners) => characters < fewestCharacters

const rowHtml = (frame: DetailFrame, { item, here }: ItemDetail, place: ScopeOwners): Html => {
  const { language, type } = frame
  const { scope, count, characters } = place
  const href = inLanguage(language, itemPath(type, scope, item.id))
  const name = scope === here.scope ? html`<b>${scope}</b>` : html`<a class="link" href="${href}">${scope}</a>`
  const percent = percentOf(count, characters).toFixed(1)
  // What a bar stands for is the number beside it.
  const bar = html`<progress class="bar" max="100" value="${percent}" aria-hidden="true"></progress>`
  return html`
    <tr${isFew(place) && html` class="few"`}>
      <th scope="row">${name}</th>
      <td class="chart">${bar}</td>
      <td class="n">${shareCell(place, frame)}</td>
      <td class="n quiet">${formatNumber(count, language)}</td>
    </tr>
  `
}

/** Owners in each data center as HTML: bars from none to all, greyed where few were counted; null where nobody was. */
export const placesHtml = (frame: DetailFrame, detail: ItemDetail): Html | null => {
  const { language } = frame
  const texts = rarityItemTexts(language)
  const { places } = detail
  if (places.every(({ characters }) => characters === 0)) return null
  const note = fill(texts.few, { n: formatNumber(fewestCharacters, language) })
  return html`
    <table class="panel list places">
      <caption class="unseen">${texts.ownersText}</caption>
      <thead>
        <tr><th colspan="2">${texts.dataCenter}</th><th class="n">${texts.percent}</th><th class="n">${texts.count}</th></tr>
      </thead>
      <tbody>${places.map((place) => rowHtml(frame, detail, place))}</tbody>
    </table>
    ${places.some(isFew) && html`<p class="small soft">${note}</p>`}
  `
}
