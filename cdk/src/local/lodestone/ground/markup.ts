import { fillHtml, type Html, type HtmlPart, raw } from '@kupodex/data/html'

export { raw }
export type Markup = Html

/** Markup from a template as in `html`, but with its line breaks and indents: its odd spacing is the point. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Markup => fillHtml(strings, parts)

/** A text with its line breaks as the Lodestone writes them. */
export const lines = (text: string): Markup =>
  markup`${text.split('\n').map((line, at) => [at > 0 && raw('<br />'), line])}`
