import { cardPath } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { html, markupOf } from '@kupodex/data/html'
import { characterPagePath } from '../character/paths.ts'

/** What is copied to show a character's card elsewhere: the address of its profile, and the card that leads to it. */
export interface SharedCard {
  link: string
  bbcode: string
  html: string
}

/** The texts that share a card; `origin` is the address of the site, without a path. */
export const sharedCard = (
  origin: string,
  language: Language,
  { id, name }: { id: number; name: string },
): SharedCard => {
  const page = origin + characterPagePath(language, id, 'profile')
  const card = origin + cardPath(language, id)
  return {
    link: page,
    bbcode: `[url=${page}][img]${card}[/img][/url]`,
    html: markupOf(html`<a href="${page}"><img src="${card}" width="600" height="315" alt="${name} · Kupodex"></a>`),
  }
}
