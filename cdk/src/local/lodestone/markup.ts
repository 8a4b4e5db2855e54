import { escapeHtml } from '@kupodex/data/html'

/** A piece of markup that is escaped already. */
export interface Markup {
  readonly source: string
}

type Part = Markup | string | number | null | false | readonly Part[]

const sourceOf = (part: Part): string => {
  if (part === null || part === false) return ''
  if (typeof part === 'string') return escapeHtml(part)
  if (typeof part === 'number') return String(part)
  return 'source' in part ? part.source : part.map(sourceOf).join('')
}

/**
 * Markup from a template: texts are escaped, markup and lists of it are not, null and false leave nothing.
 * Not called `html`, so that no formatter touches the markup: its odd spacing is the point.
 */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  source: strings.reduce((whole, text, i) => whole + text + (i < parts.length ? sourceOf(parts[i] ?? null) : ''), ''),
})

/** Markup as it is. */
export const raw = (source: string): Markup => ({ source })

/** A text with its line breaks as the Lodestone writes them. */
export const lines = (text: string): Markup => raw(text.split('\n').map(escapeHtml).join('<br />'))
