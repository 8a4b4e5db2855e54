import { cardPath } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { characterPagePath } from '../character/paths.ts'

/** What is copied to show a character's card elsewhere: the address of its profile, and the card that leads to it. */
export interface SharedCard {
  link: string
  bbcode: string
  html: string
}

/** Half the size of a card, in which forums and pages show it well. */
const shownSize = { width: 600, height: 315 } as const

/** A link with a picture as markup, written by the browser, which escapes what is in it. */
const htmlOf = (page: string, card: string, alt: string): string => {
  const link = document.createElement('a')
  link.setAttribute('href', page)
  const image = document.createElement('img')
  const attributes = { src: card, ...shownSize, alt }
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, String(value))
  link.append(image)
  return link.outerHTML
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
    html: htmlOf(page, card, `${name} · Kupodex`),
  }
}
