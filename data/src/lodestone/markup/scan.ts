import { tagEnd } from './attributes.ts'

/**
 * The tags of a piece of markup as parallel lists, in order. `until[i]` is the tag at which the content of tag i ends (its
 * own closing tag, or the one that closes it silently), i itself for a void element and for a closing tag.
 */
export type Tags = {
  readonly html: string
  readonly names: string[]
  readonly starts: number[]
  readonly ends: number[]
  readonly until: number[]
  /** Names of tags that do not nest: closed without being open, or still open when something around them closes. */
  readonly faults: string[]
  /** Offset just after the last tag read. */
  end: number
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const rawTexts = new Set(['script', 'style', 'textarea', 'title'])
const blocks = new Set('p div ul ol dl table h1 h2 h3 h4 h5 h6 form header footer nav section'.split(' '))

/** Elements whose closing tag may be left out, with the opening tags that then close them (HTML Living Standard §13.1.2.4). */
const optionalEnds = new Map<string, ReadonlySet<string>>(
  Object.entries({
    p: blocks,
    li: new Set(['li']),
    dt: new Set(['dt', 'dd']),
    dd: new Set(['dt', 'dd']),
    option: new Set(['option', 'optgroup']),
    tr: new Set(['tr', 'tbody']),
    td: new Set(['td', 'th', 'tr']),
    th: new Set(['td', 'th', 'tr']),
  }),
)

/**
 * Reads the tags of `html` from offset `from`: to the end of the text, or, with `one`, to the end of the element that starts
 * there. Comments and the contents of scripts and styles are skipped. It never fails: tags that do not nest are listed in
 * `faults`.
 */
export const scan = (html: string, from = 0, onlyFirst = false): Tags => {
  const tags: Tags = { html, names: [], starts: [], ends: [], until: [], faults: [], end: from }
  const { names, starts, ends, until, faults } = tags
  const open: number[] = []
  /** How many elements of each name are open, so that an unmatched closing tag is found without searching. */
  const openNames = new Map<string, number>()

  const add = (name: string, start: number, end: number): number => {
    starts.push(start)
    ends.push(end)
    until.push(names.length)
    tags.end = end
    return names.push(name) - 1
  }
  const count = (name: string, more: number) => void openNames.set(name, (openNames.get(name) ?? 0) + more)
  const endTop = (at: number) => {
    const top = open.pop()!
    until[top] = at
    count(names[top]!, -1)
  }
  const close = (name: string, at: number) => {
    if (!openNames.get(name)) {
      faults.push(name)
      return
    }
    let depth = open.length - 1
    while (names[open[depth]!] !== name) depth--
    while (open.length > depth + 1) {
      const top = names[open.at(-1)!]!
      if (!optionalEnds.has(top)) faults.push(top)
      endTop(at)
    }
    endTop(at)
  }

  let at = from
  while ((at = html.indexOf('<', at)) !== -1) {
    const mark = html.charCodeAt(at + 1)
    if (mark === 33) {
      const comment = html.startsWith('<!--', at)
      const end = html.indexOf(comment ? '-->' : '>', at)
      if (end === -1) break
      at = end + (comment ? 3 : 1)
      continue
    }
    const closing = mark === 47
    const letter = closing ? html.charCodeAt(at + 2) : mark
    if (!isLetter(letter)) {
      at++
      continue
    }
    const end = tagEnd(html, at)
    if (end === -1) {
      faults.push('cut tag')
      break
    }
    const name = tagName(html, at + (closing ? 2 : 1))
    if (closing) {
      close(name, add(name, at, end))
    } else {
      while (open.length > 0 && optionalEnds.get(names[open.at(-1)!]!)?.has(name)) endTop(names.length)
      const index = add(name, at, end)
      if (!voids.has(name)) {
        open.push(index)
        count(name, 1)
      }
    }
    at = end
    if (onlyFirst && open.length === 0) return tags
    if (!closing && rawTexts.has(name)) {
      at = rawTextEnd(html, name, end)
      if (at === -1) break
    }
  }
  while (open.length > 0) {
    faults.push(names[open.at(-1)!]!)
    endTop(names.length)
  }
  return tags
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

const tagName = (html: string, from: number): string => {
  let at = from
  let capitals = false
  for (let code = html.charCodeAt(at); isLetter(code) || (code >= 48 && code <= 57); code = html.charCodeAt(++at)) {
    if (code >= 65 && code <= 90) capitals = true
  }
  const name = html.slice(from, at)
  return capitals ? name.toLowerCase() : name
}

const rawTextEnd = (html: string, name: string, from: number): number => {
  const end = html.indexOf(`</${name}`, from)
  return end === -1 ? html.indexOf(`</${name.toUpperCase()}`, from) : end
}
