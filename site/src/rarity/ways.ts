import { type Html, html } from '@kupodex/data/html'
import { proseHtml } from '#format/prose.ts'
import type { ItemWay, RarityItem } from './item.ts'

/** A way in words; through an achievement, as a link to it. `base` is the path that its id is appended to. */
export const wayHtml = ({ text, achievementId }: ItemWay, base: string): Html =>
  achievementId === undefined ? proseHtml(text) : html`<a class="link" href="${base}${achievementId}/">${text}</a>`

/** The drawing of a way. */
export const wayIcon = ({ kind }: Pick<ItemWay, 'kind'>): string =>
  kind === undefined ? 'way' : kind === 'achievement' ? kind : `way-${kind}`

/** The drawing of the first way to get a thing; undefined where none is known, or only in words. */
export const firstIcon = ({ ways }: Pick<RarityItem, 'ways'>): string | undefined => {
  const kind = ways?.[0]?.kind
  return kind === undefined ? undefined : wayIcon({ kind })
}
