import type { Language } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { newestItems } from '#home/build/feed.ts'
import { itemPageTypes, itemsOf } from '#rarity/build/lists.ts'
import { published } from '#build/tree.ts'
import { sentences, stopOf, titled } from '#format/punctuation.ts'
import { inLanguage, itemPath, languageParams } from '#paths/paths.ts'
import { html, markupOf } from '@kupodex/data/html'
import { waysText } from '#rarity/item.ts'
import { nameOf } from '#rarity/row.ts'
import { listNameTexts, texts } from '#texts/texts.ts'

/** Items in the feed. */
const most = 60

export const getStaticPaths = () =>
  languageParams.map(({ lang, language }) => ({ params: { lang }, props: { language } }))

/** The newest items as an Atom feed; they are as new as the game data that they came with. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) => {
  const { footer, rarityItem, site: own } = texts(language)
  const stop = stopOf(language)
  const address = (path: string) => new URL(inLanguage(language, path), site).href
  const updated = new Date(published.index?.deployTime ?? 0).toISOString()
  const items = new Map(itemPageTypes.map((type) => [type, itemsOf(language, type)]))
  const entries = newestItems(items, most).map(({ type, item }) => {
    const link = address(itemPath(type, 'global', item.id))
    const since = `${rarityItem.since} ${item.patch}`
    const summary = sentences(language, listNameTexts(language)[type] + stop, since + stop, waysText(item))
    return html`
      <entry>
        <id>${link}</id>
        <title>${nameOf(item)}</title>
        <link href="${link}"/>
        <updated>${updated}</updated>
        <category term="${type}"/>
        <summary>${summary}</summary>
      </entry>
    `
  })
  const self = address('/feed.xml')
  const feed = html`
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
      <id>${self}</id>
      <title>${titled(language, own.name, footer.news)}</title>
      <link rel="self" href="${self}"/>
      <link href="${address('/')}"/>
      <updated>${updated}</updated>
      <author><name>${own.name}</name></author>
      ${entries.map((entry, at) => [at > 0 && '\n', entry])}
    </feed>
  `
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${markupOf(feed)}\n`
  return new Response(text, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
