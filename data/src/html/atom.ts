import { type Html, html, markupOf } from './html.ts'

/** An entry of a feed: its id stays the same for ever, `updated` is when what it says last changed (epoch ms). */
export interface AtomEntry {
  id: string
  title: string
  link: string
  updated: number
  summary: string
  category: string
}

/** A feed, the newest entry first. */
interface AtomFeed {
  language: string
  id: string
  title: string
  subtitle?: string | undefined
  author: string
  /** Where the feed itself is, and the page that it is of. */
  self: string
  page: string
  /** Epoch ms. */
  updated: number
  entries: readonly AtomEntry[]
}

/** What XML 1.0 cannot hold, however it is written: most control characters, halves of pairs, and two numbers that are no characters. */

const notXml =
  /[\0-\b\v\f\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const plain = (text: string): string => text.replace(notXml, '')

const moment = (ms: number): string => new Date(ms).toISOString()

const entryXml = ({ id, title, link, updated, summary, category }: AtomEntry): Html => html`
  <entry>
    <id>${plain(id)}</id>
    <title>${plain(title)}</title>
    <link href="${plain(link)}"/>
    <updated>${moment(updated)}</updated>
    <category term="${plain(category)}"/>
    <summary>${plain(summary)}</summary>
  </entry>
`

/** A feed as Atom (RFC 4287), with an entry a line. Addresses may be relative to that of the feed. */
export const atomText = ({ language, id, title, subtitle, author, self, page, updated, entries }: AtomFeed): string => {
  const feed = html`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
      <id>${plain(id)}</id>
      <title>${plain(title)}</title>
      ${subtitle !== undefined && html`<subtitle>${plain(subtitle)}</subtitle>`}
      <link rel="self" href="${plain(self)}"/>
      <link href="${plain(page)}"/>
      <updated>${moment(updated)}</updated>
      <author><name>${author}</name></author>
      ${entries.map((entry, at) => [at > 0 && '\n', entryXml(entry)])}
    </feed>
  `
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markupOf(feed)}\n`
}
