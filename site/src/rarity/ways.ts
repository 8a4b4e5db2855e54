import { type Html, html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import { proseHtml } from '#format/prose.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import type { ItemWay, RarityItem } from './item.ts'

/** A text whose parts are links to the pages of what they name. */
const linkedHtml = (text: string, parts: NonNullable<ItemWay['parts']>, language: Language): Html => {
  const before = (at: number) => text.slice(parts[at - 1]?.[1] ?? 0, parts[at]?.[0])
  const links = parts.map(([start, end, origin], at) => {
    const path = inLanguage(language, originPath(origin))
    return html`${proseHtml(before(at))}<a class="link" href="${path}">${proseHtml(text.slice(start, end))}</a>`
  })
  return html`${links}${proseHtml(before(parts.length))}`
}

/** A way in words: through an achievement a link to it (`base` is the path before its id), with a language links to all that comes from what it names. */
export const wayHtml = ({ text, achievementId, parts = [] }: ItemWay, base: string, language?: Language): Html => {
  if (achievementId !== undefined) return html`<a class="link" href="${base}${achievementId}/">${text}</a>`
  return language === undefined ? proseHtml(text) : linkedHtml(text, parts, language)
}

export const wayIcon = ({ kind }: Pick<ItemWay, 'kind'>): string =>
  kind === undefined ? 'way' : kind === 'achievement' ? kind : `way-${kind}`

/** The drawing of the first way to get a thing; undefined where none is known, or only in words. */
export const firstIcon = ({ ways }: Pick<RarityItem, 'ways'>): string | undefined => {
  const kind = ways?.[0]?.kind
  return kind === undefined ? undefined : wayIcon({ kind })
}
