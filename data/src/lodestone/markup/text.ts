import { decodeHTML } from 'entities'
import { withoutComments } from './comments.ts'
import type { Tags } from './scan.ts'

/** The text of element `index`, entities decoded, each run of white space as one space. */
export const textOf = (tags: Tags, index: number): string => gather(tags, index, ' ').replace(/\s+/g, ' ').trim()

/** The text of element `index` with a `<br>` as a line break; white space of the source counts as a space, others are kept. */
export const linesOf = (tags: Tags, index: number): string =>
  gather(tags, index, '\n').split('\n').map(withoutSpacesAround).join('\n').trim()

const withoutSpacesAround = (line: string): string => {
  let [start, end] = [0, line.length]
  while (line[start] === ' ') start++
  while (end > start && line[end - 1] === ' ') end--
  return line.slice(start, end)
}

const gather = (tags: Tags, index: number, lineBreak: string): string => {
  const { html, names, starts, ends, until } = tags
  const end = until[index]!
  if (end === index) return ''
  let text = ''
  for (let i = index; i < end; i++) {
    if (names[i] === 'br') text += lineBreak
    const raw = until[i] !== i && (names[i] === 'script' || names[i] === 'style')
    if (!raw) text += html.slice(ends[i], starts[i + 1] ?? html.length).replace(/[ \t\r\n]+/g, ' ')
  }
  text = withoutComments(text)
  return text.includes('&') ? decodeHTML(text) : text
}
