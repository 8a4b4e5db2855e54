import { decodeHTML } from 'entities'
import { hasClass, readAttribute } from './attributes.ts'
import { expectLayout, unknownLayout } from './layout-error.ts'
import type { Tags } from './scan.ts'
import { withoutComments } from './comments.ts'

/** The text of element `index`, entities decoded, each run of white space as one space. */
const textOf = (tags: Tags, index: number): string => gather(tags, index, ' ').replace(/\s+/g, ' ').trim()

/** The text of element `index` with a `<br>` as a line break; white space of the source counts as a space, others are kept. */
const linesOf = (tags: Tags, index: number): string =>
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

/** One element of scanned markup; searching for descendants never leaves it. */
export class Element {
  readonly tags: Tags
  readonly index: number

  constructor(tags: Tags, index: number) {
    this.tags = tags
    this.index = index
  }

  get name(): string {
    return this.tags.names[this.index] ?? ''
  }

  /** The decoded attribute, '' for one without a value, null if it is missing. */
  attribute(name: string): string | null {
    return readAttribute(this.tags.html.slice(this.tags.starts[this.index], this.tags.ends[this.index]), name)
  }

  has(className: string): boolean {
    return hasClass(this.attribute('class'), className)
  }

  /** The first element of the class below this one, or null. */
  find(className: string): Element | null {
    return this.withClass(className).next().value ?? null
  }

  /** As `find`, but a missing element is an unknown layout. */
  need(className: string): Element {
    return this.find(className) ?? unknownLayout(`no .${className}`)
  }

  /** All elements of the class below this one, in the page's order. */
  all(className: string): Element[] {
    return [...this.withClass(className)]
  }

  /** All elements of that tag name below this one, in the page's order. */
  tagged(name: string): Element[] {
    const { names, until } = this.tags
    const found: Element[] = []
    const end = until[this.index]!
    for (let i = this.index + 1; i < end; i++) {
      if (names[i] === name && this.opens(i)) found.push(new Element(this.tags, i))
    }
    return found
  }

  /** The elements directly below this one, in the page's order. */
  children(): Element[] {
    const found: Element[] = []
    const end = this.tags.until[this.index]!
    for (let i = this.index + 1; i < end; i++) {
      if (!this.opens(i)) continue
      found.push(new Element(this.tags, i))
      i = this.last(i)
    }
    return found
  }

  /** The text below this element with entities decoded, runs of white space (U+00A0 too) as one space. */
  get text(): string {
    this.expectClosed()
    return textOf(this.tags, this.index)
  }

  /** The text below this element, a `<br>` as a line break. */
  get lines(): string {
    this.expectClosed()
    return linesOf(this.tags, this.index)
  }

  /** The source between the opening and the closing tag. */
  get source(): string {
    const { html, starts, ends, until } = this.tags
    const end = until[this.index]!
    return end === this.index ? '' : html.slice(ends[this.index], starts[end] ?? html.length)
  }

  /** Goes from one mention of the class name to the next, so that the tags between them cost nothing. */
  private *withClass(className: string): Generator<Element, undefined> {
    const { html, starts, ends, until } = this.tags
    const from = ends[this.index]!
    const inside = html.slice(from, starts[until[this.index]!] ?? html.length)
    let at = inside.indexOf(className)
    while (at !== -1) {
      const i = tagAt(starts, from + at)
      if (from + at < ends[i]! && this.opens(i)) {
        const element = new Element(this.tags, i)
        if (element.has(className)) yield element
      }
      at = inside.indexOf(className, Math.max(at + 1, ends[i]! - from))
    }
  }

  /** Without its own closing tag, what follows an element may have run into its text. */
  private expectClosed(): void {
    expectLayout(this.last(this.index) === this.tags.until[this.index], `<${this.name}> is not closed`)
  }

  private opens(i: number): boolean {
    return this.tags.html.charCodeAt(this.tags.starts[i]! + 1) !== 47
  }

  /** The last tag that belongs to element i: its closing tag, or the last one of its content where that is left out. */
  private last(i: number): number {
    const end = this.tags.until[i]!
    return end === i || (this.tags.names[end] === this.tags.names[i] && !this.opens(end)) ? end : end - 1
  }
}

const tagAt = (starts: readonly number[], offset: number): number => {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The scanned markup as one element, with the outermost elements as its children. */
export const rootOf = (tags: Tags): Element => new Element(withRoot(tags), 0)

const withRoot = (tags: Tags): Tags => ({
  ...tags,
  names: ['', ...tags.names],
  starts: [0, ...tags.starts],
  ends: [0, ...tags.ends],
  until: [tags.names.length + 1, ...tags.until.map((until) => until + 1)],
})
