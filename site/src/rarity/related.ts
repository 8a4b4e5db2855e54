import { type Html, html } from '@kupodex/data/html'
import { rarityItemTexts } from '#texts/texts.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import type { DetailFrame } from './frame.ts'
import type { ItemDetail, RarityItem, Related, Reward } from './item.ts'
import { patchHtml } from './patch.ts'

/** The achievements that belong to `item`, out of all of them in the game's order. */
export const relatedTo = ({ id, facts }: RarityItem, items: readonly RarityItem[]): Related => ({
  series: facts?.series === undefined ? [] : items.filter((one) => one.facts?.series === facts.series),
  partOf: items.filter((one) => facts?.partOf?.includes(one.id)),
  parts: items.filter((one) => one.facts?.partOf?.includes(id)),
})

/** What an achievement gives, as a link to the thing where it has a page. */
export const rewardHtml = ({ language, here }: DetailFrame & { here: string }, { name, page }: Reward): Html =>
  page === undefined
    ? html`${name}`
    : html`<a class="link" href="${inLanguage(language, itemPath(page[0], here, page[1]))}">${name}</a>`

/** The achievements that belong to one, as lists of links; null for an achievement without any. */
export const relatedHtml = ({ language, type }: DetailFrame, { item, here, related }: ItemDetail): Html | null => {
  if (related === undefined) return null
  const line = (one: RarityItem) => {
    const path = inLanguage(language, itemPath(type, here.scope, one.id))
    const name =
      one.id === item.id
        ? html`<b aria-current="true">${one.name}</b>`
        : html`<a class="link" href="${path}">${one.name}</a>`
    return html`<li${patchHtml(type, one)}>${name}</li>`
  }
  const lists = (['series', 'partOf', 'parts'] as const).filter((part) => related[part].length > 0)
  if (lists.length === 0) return null
  return html`${lists.map(
    (part) => html`
      <section class="stack">
        <h2>${rarityItemTexts(language)[part]}</h2>
        <ul class="panel related">${related[part].map(line)}</ul>
      </section>
    `,
  )}`
}
