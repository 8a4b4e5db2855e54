/** An element of XML, with the text that it holds when it has no elements. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plain = (text: string): string => {
  if (/[\0-\b\v\f\x0e-\x1f\ufffe\uffff]/.test(text) || !text.isWellFormed()) throw new Error(`no XML: ${text}`)
  return text.replace(/&[^;]*;?/g, (reference) => {
    const letter = references[reference]
    if (letter === undefined) throw new Error(`no reference: ${reference}`)
    return letter
  })
}

const attributesOf = (text: string): Record<string, string> => {
  if (!/^(\s+[\w:]+="[^"<]*")*\s*$/.test(text)) throw new Error(`no attributes: ${text}`)
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  )
}

/** Reads XML as strictly as its rules are, of what feeds are written with: elements, attributes, texts. Throws at anything else. */
export const readXml = (xml: string): XmlElement => {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [top]
  const [declaration = ''] = /^<\?xml version="1\.0" encoding="UTF-8"\?>/.exec(xml) ?? []
  if (declaration === '') throw new Error('no declaration')
  for (const [token, end, name, rest, isEmpty] of xml
    .slice(declaration.length)
    .matchAll(/<(\/?)([\w:]+)((?:[^>"]|"[^"]*")*?)(\/?)>|[^<]+|</g)) {
    const inside = open.at(-1) as XmlElement
    if (token === '<') throw new Error('a bracket stands alone')
    if (name === undefined) inside.text += plain(token)
    else if (end === '/') {
      if (inside.name !== name) throw new Error(`${name} closes ${inside.name}`)
      open.pop()
    } else {
      const element = { name, attributes: attributesOf(rest ?? ''), text: '', children: [] }
      inside.children.push(element)
      if (isEmpty !== '/') open.push(element)
    }
  }
  const [root, ...others] = top.children
  if (open.length > 1 || root === undefined || others.length > 0 || top.text.trim() !== '')
    throw new Error('not one element')
  return root
}

const child = (element: XmlElement, name: string): XmlElement => {
  const found = element.children.filter((each) => each.name === name)
  if (found.length !== 1) throw new Error(`${element.name} has ${found.length} times ${name}`)
  return found[0] as XmlElement
}

const momentOf = (element: XmlElement): number => {
  const { text } = child(element, 'updated')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) throw new Error(`no time: ${text}`)
  return Date.parse(text)
}

/** Reads a feed as RFC 4287 wants one: each id once and absolute, a title and a time in the feed and in each entry, an author. */
export const readAtom = (xml: string) => {
  const feed = readXml(xml)
  if (feed.name !== 'feed' || feed.attributes['xmlns'] !== 'http://www.w3.org/2005/Atom') throw new Error('no feed')
  const links = feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
  const entries = feed.children
    .filter(({ name }) => name === 'entry')
    .map((entry) => ({
      id: child(entry, 'id').text,
      title: child(entry, 'title').text,
      link: child(entry, 'link').attributes['href'] ?? '',
      updated: momentOf(entry),
      category: child(entry, 'category').attributes['term'] ?? '',
      summary: child(entry, 'summary').text,
    }))
  const id = child(feed, 'id').text
  const ids = [id, ...entries.map((entry) => entry.id)]
  if (new Set(ids).size !== ids.length || ids.some((each) => !/^[a-z]+:\S+$/.test(each)))
    throw new Error(`ids: ${ids.join(' ')}`)
  child(child(feed, 'author'), 'name')
  return {
    id,
    language: feed.attributes['xml:lang'],
    title: child(feed, 'title').text,
    subtitle: feed.children.find(({ name }) => name === 'subtitle')?.text,
    self: links.find(({ rel }) => rel === 'self')?.['href'],
    page: links.find(({ rel }) => rel === undefined)?.['href'],
    updated: momentOf(feed),
    entries,
  }
}
