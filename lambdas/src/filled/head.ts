import { callPaths, cardPath, fill, type FilledPage } from '@kupodex/data/contract'
import { inLanguage, type Language, languages } from '@kupodex/data/game'
import { type Html, html, markupOf } from '@kupodex/data/html'

/** What the head of a character's page says besides what its shell does. */
export interface HeadFacts {
  /** Null keeps what the shell says: nothing of a character that is hidden or not known. */
  character: { name: string; world: string; summary: string } | null
  /** Whether search engines may list it. */
  isListed: boolean
}

const tag = (kind: 'name' | 'property', name: string): RegExp =>
  new RegExp(`<meta ${kind}="${name}" content="([^"]*)"\\s*/?>`)

/** Where the shell says that its picture is, and so where the site is: an address that ends in the picture's own path. */
const sitePicture = /<meta property="og:image" content="(https?:\/\/[^"/]+)\/og\.png"\s*\/?>/

/** The heading that names a character, on its profile, and the sentence below a heading (`site/src/character/frame.astro`). */
const ownHeading = /<h1 data-who(?:="")?>[^<]*<\/h1>/
const lead = /<p class="soft lead">[^<]*<\/p>/

const pagePath = (language: Language, { id, word }: FilledPage): string =>
  inLanguage(language, `/char/${id}/${word === 'profile' ? '' : `${word}/`}`)

const feedPath = ({ language, id }: FilledPage): string => `${fill(callPaths.charFeed.path, { lang: language, id })}/`

/** Puts markup in the place of a tag; a shell without the tag stays as it is. */
const put = (page: string, place: RegExp, markup: Html): string => page.replace(place, () => markupOf(markup))

/** The addresses of a page in all languages, for one that may be listed. */
const addresses = (origin: string, page: FilledPage): Html => {
  const at = (language: Language) => origin + pagePath(language, page)
  return html`<link rel="canonical" href="${at(page.language)}" />${languages.map(
    (language) => html`<link rel="alternate" hreflang="${language}" href="${at(language)}" />`,
  )}<link rel="alternate" hreflang="x-default" href="${at('en')}" /><link rel="alternate" type="application/atom+xml" href="${origin}${feedPath(page)}" />`
}

/** What the shell says of a page, unescaped as far as our own texts go. */
const textOf = (shell: string, place: RegExp): string =>
  (place.exec(shell)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&')

/** Fills in title, description, picture, the addresses of one that may be listed, and what stands above the content for who runs no scripts. */
export const fillHead = (shell: string, page: FilledPage, { character, isListed }: HeadFacts): string => {
  const origin = sitePicture.exec(shell)?.[1] ?? ''
  const card = origin + cardPath(page.language, page.id)
  let filled = put(shell, sitePicture, html`<meta property="og:image" content="${card}" />`)
  if (character === null) return filled
  const { name, world, summary } = character
  const isProfile = page.word === 'profile'
  const title = `${name} · ${isProfile ? world : textOf(shell, tag('property', 'og:title'))}`
  const description = isProfile ? summary : `${name} (${world}) – ${textOf(shell, tag('name', 'description'))}`
  filled = put(filled, /<title>[^<]*<\/title>/, html`<title>${title} · Kupodex</title>`)
  filled = put(filled, tag('name', 'description'), html`<meta name="description" content="${description}" />`)
  filled = put(filled, tag('property', 'og:title'), html`<meta property="og:title" content="${title}" />`)
  filled = put(
    filled,
    tag('property', 'og:description'),
    html`<meta property="og:description" content="${description}" />`,
  )
  filled = put(filled, tag('property', 'og:type'), html`<meta property="og:type" content="profile" />`)
  filled = put(filled, ownHeading, html`<h1 data-who>${name}</h1>`)
  filled = put(filled, lead, html`<p class="soft lead">${description}</p>`)
  return isListed ? put(filled, tag('name', 'robots'), addresses(origin, page)) : filled
}
