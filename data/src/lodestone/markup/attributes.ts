import { decodeHTMLAttribute } from 'entities'
import { unknownLayout } from './layout-error.ts'

const [doubleQuote, singleQuote, slash, less, equals, greater] = [34, 39, 47, 60, 61, 62]

/** Where the tag that starts at `at` ends (just after its `>`), or -1 when it is cut off or another tag starts inside it. */
export const tagEnd = (html: string, at: number): number => {
  for (let i = at + 1; i < html.length; i++) {
    const code = html.charCodeAt(i)
    if (code === greater) return i + 1
    if (code === less) return -1
    if ((code === doubleQuote || code === singleQuote) && html.charCodeAt(i - 1) === equals) {
      i = html.indexOf(html[i]!, i + 1)
      if (i === -1) return -1
    }
  }
  return -1
}

/**
 * The decoded value of attribute `name` in the text of one tag (`<a href="…">`); '' for one without a value, null if it is
 * missing. A name may follow a value without a space between them, as the site writes `class="x"data-tooltip="y"`. A quote
 * that is not closed is an unknown layout.
 */
export const readAttribute = (tag: string, name: string): string | null => {
  if (!tag.includes(name)) return null
  const end = tag.length - 1
  let at = 1
  while (at < end && !isGap(tag.charCodeAt(at))) at++
  while (at < end) {
    while (at < end && isGap(tag.charCodeAt(at))) at++
    const from = at
    while (at < end && tag.charCodeAt(at) !== equals && !isGap(tag.charCodeAt(at))) at++
    const found = at - from === name.length && tag.startsWith(name, from)
    let value = ''
    if (tag.charCodeAt(at) === equals) {
      const mark = tag.charCodeAt(at + 1)
      const quoted = mark === doubleQuote || mark === singleQuote
      const valueFrom = at + (quoted ? 2 : 1)
      at = quoted ? tag.indexOf(tag[valueFrom - 1]!, valueFrom) : unquotedEnd(tag, valueFrom, end)
      if (at === -1) return unknownLayout('a quote that does not close within its tag')
      if (found) value = tag.slice(valueFrom, at)
      if (quoted) at++
    }
    if (found) return value.includes('&') ? decodeHTMLAttribute(value) : value
  }
  return null
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13)
const isGap = (code: number): boolean => isSpace(code) || code === slash

const unquotedEnd = (tag: string, from: number, end: number): number => {
  let at = from
  while (at < end && !isSpace(tag.charCodeAt(at))) at++
  return at
}

export const hasClass = (classes: string | null, name: string): boolean =>
  classes !== null && (classes === name || (classes.includes(name) && classes.split(/\s+/).includes(name)))
