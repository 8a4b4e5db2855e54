import { escapeHtml } from '@kupodex/data/html'
import { percentOf } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import type { DetailFrame, ItemDetail, ScopeOwners } from './detail.ts'
import { shareOfCount } from './share.ts'

/** Characters below which a share says little. */
const fewestCharacters = 20

const shareCell = ({ count, characters }: ScopeOwners, { language, texts }: DetailFrame): string =>
  count === 0 ? '–' : escapeHtml(shareOfCount(count, characters, language, texts))

/** Owners in each data center as HTML: bars from none to all, greyed where few were counted; nothing where nobody was. */
export const placesHtml = (frame: DetailFrame, { item, here, places }: ItemDetail): string => {
  const { language, type, texts } = frame
  if (places.every(({ characters }) => characters === 0)) return ''
  const isFew = ({ characters }: ScopeOwners) => characters < fewestCharacters
  const rows = places.map((place) => {
    const name = escapeHtml(place.scope)
    const link =
      place.scope === here.scope
        ? `<b>${name}</b>`
        : `<a class="link" href="${inLanguage(language, itemPath(type, place.scope, item.id))}">${name}</a>`
    // What a bar stands for is the number beside it.
    const bar = `<progress class="bar" max="100" value="${percentOf(place.count, place.characters).toFixed(1)}" aria-hidden="true"></progress>`
    return `<tr${isFew(place) ? ' class="few"' : ''}><th scope="row">${link}</th><td class="chart">${bar}</td><td class="n">${shareCell(place, frame)}</td><td class="n quiet">${formatNumber(place.count, language)}</td></tr>`
  })
  const note = places.some(isFew)
    ? `<p class="small soft">${escapeHtml(fill(texts.few, { n: formatNumber(fewestCharacters, language) }))}</p>`
    : ''
  return `<table class="panel list places"><caption class="unseen">${escapeHtml(texts.ownersText)}</caption><thead><tr><th colspan="2">${escapeHtml(texts.dataCenter)}</th><th class="n">${escapeHtml(texts.percent)}</th><th class="n">${escapeHtml(texts.count)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>${note}`
}
