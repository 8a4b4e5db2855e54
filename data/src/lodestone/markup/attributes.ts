import { decodeHTMLAttribute } from 'entities'

const gap = /[\s/]/
const nameEnd = /[\s/=]/

/** Where the tag that starts at `at` ends (just after its `>`), or -1 when it is cut off or another tag starts inside it. */
export const tagEnd = (html: string, at: number): number => {
  for (let i = at + 1; i < html.length; i++) {
    const code = html.charCodeAt(i)
    if (code === 62) return i + 1
    if (code === 60) return -1
    if ((code === 34 || code === 39) && html.charCodeAt(i - 1) === 61) {
      i = html.indexOf(code === 34 ? '"' : "'", i + 1)
      if (i === -1) return -1
    }
  }
  return -1
}

/**
 * The decoded value of attribute `name` in the text of one tag (`<a href="…">`); '' for one without a value, null when it is
 * not there. A name may follow a value without a space between them, as the site writes `class="x"data-tooltip="y"`.
 */
export const readAttribute = (tag: string, name: string): string | null => {
  if (!tag.includes(name)) return null
  const end = tag.length - 1
  let at = 1
  while (at < end && !gap.test(tag[at]!)) at++
  while (at < end) {
    while (at < end && gap.test(tag[at]!)) at++
    const from = at
    while (at < end && !nameEnd.test(tag[at]!)) at++
    const key = tag.slice(from, at)
    let value = ''
    if (tag[at] === '=') {
      const quote = tag[at + 1]
      const quoted = quote === '"' || quote === "'"
      const valueFrom = at + (quoted ? 2 : 1)
      at = quoted ? tag.indexOf(quote, valueFrom) : unquotedEnd(tag, valueFrom, end)
      value = tag.slice(valueFrom, at)
      if (quoted) at++
    }
    if (key === name) return value.includes('&') ? decodeHTMLAttribute(value) : value
  }
  return null
}

const unquotedEnd = (tag: string, from: number, end: number): number => {
  let at = from
  while (at < end && !/\s/.test(tag[at]!)) at++
  return at
}

/** Whether the space-separated list `classes` holds `name`. */
export const hasClass = (classes: string | null, name: string): boolean =>
  classes !== null && (classes === name || (classes.includes(name) && classes.split(/\s+/).includes(name)))
