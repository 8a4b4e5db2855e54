import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { marked } from './plain-prose.ts'

const word = (stars: string, words: string) => (stars.length === 1 ? html`<em>${words}</em>` : html`<b>${words}</b>`)

/** The game's prose as HTML, with its emphasis. */
export const proseHtml = (text: string): Html => {
  // Between the texts stand the groups of the pattern: the asterisks and the words.
  const [first = '', ...rest] = text.split(marked)
  const parts: HtmlPart[] = [first]
  for (let at = 0; at + 2 < rest.length; at += 3) parts.push(word(rest[at] ?? '', rest[at + 1] ?? ''), rest[at + 2])
  return html`${parts}`
}
