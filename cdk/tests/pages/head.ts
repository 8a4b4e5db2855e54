/** What a page's head says to machines. */
export interface Head {
  title: string
  description: string
  /** Null where the page asks search engines to leave it out. */
  canonical: string | null
  /** Address by language, `x-default` among them. */
  alternates: Readonly<Record<string, string>>
  isListed: boolean
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

/** Reads the head of a page that the site's build wrote. */
export const headOf = (html: string): Head => {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const meta = (name: string) => tags.find((tag) => tag['name'] === name)?.['content']
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    description: meta('description') ?? '',
    canonical: tags.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    alternates: Object.fromEntries(
      tags.flatMap(({ rel, hreflang, href }) => (rel === 'alternate' && hreflang ? [[hreflang, href ?? '']] : [])),
    ),
    isListed: meta('robots') !== 'noindex',
  }
}
