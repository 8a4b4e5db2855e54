const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const special = /[&<>"']/

const specials = new RegExp(special, 'g')

/** Escapes a text for HTML, between tags and in quoted attributes. */
const escapeHtml = (text: string): string =>
  // Most texts have nothing to escape, and looking is faster than replacing nothing.
  special.test(text) ? text.replace(specials, (letter) => entities[letter] ?? letter) : text

/** Markup that is safe to show. Only `html` and `raw` create it, so that no text and no server response can be mistaken for it. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  static read(html: Html): string {
    return html.#markup
  }
}

/** What a template may hold: texts are escaped, markup is not, lists are joined, and missing values are left out. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[]

const written = (part: HtmlPart): string => {
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return Html.read(part)
  let whole = ''
  for (const each of part) whole += written(each)
  return whole
}

/** Fills the gaps between the strings of a template, which are taken as they are. */
export const fillHtml = (strings: readonly string[], parts: readonly HtmlPart[]): Html => {
  let whole = strings[0] ?? ''
  for (let at = 0; at < parts.length; at++) whole += written(parts[at]) + (strings[at + 1] ?? '')
  return new Html(whole)
}

const unindented = new WeakMap<TemplateStringsArray, readonly string[]>()

const withoutIndents = (strings: TemplateStringsArray): readonly string[] => {
  const known = unindented.get(strings)
  if (known !== undefined) return known
  const made = strings.map((text) => text.replace(/\n\s*/g, ''))
  unindented.set(strings, made)
  return made
}

/**
 * Markup from a template, of HTML or XML. A part stands between tags or inside a quoted attribute, where it is text whatever
 * it holds. Not for parts inside script or style, in names of tags and attributes, or at the start of a link that comes from
 * data: there escaping is not enough. Line breaks of the template and the indent after them are removed, so that long markup
 * can take several lines; there must be no line break inside a tag.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html =>
  fillHtml(withoutIndents(strings), parts)

/** Our own markup, unescaped; never use it for text that comes from anywhere else. */
export const raw = (markup: string): Html => new Html(markup)

/** Markup as text, for output; empty for null. */
export const markupOf = (markup: Html | null): string => (markup === null ? '' : Html.read(markup))
