import type { Language } from '@kupodex/data/game'
import { atomText } from '@kupodex/data/html'
import type { APIRoute } from 'astro'
import { newestItems } from '#home/build/feed.ts'
import { itemPageTypes, itemsOf } from '#rarity/build/lists.ts'
import { published } from '#build/tree.ts'
import { sentences, stopOf, titled } from '#format/punctuation.ts'
import { inLanguage, itemPath, languagePaths } from '#paths/paths.ts'
import { waysText } from '#rarity/item.ts'
import { nameOf } from '#rarity/row.ts'
import { listNameTexts, texts } from '#texts/texts.ts'

/** Items in the feed. */
const most = 60

export const getStaticPaths = languagePaths

/** The newest items as an Atom feed; they are as new as the game data that they came with. */
export const GET: APIRoute<{ language: Language }> = ({ props: { language }, site }) => {
  const { footer, rarityItem, site: own } = texts(language)
  const stop = stopOf(language)
  const address = (path: string) => new URL(inLanguage(language, path), site).href
  const updated = published.index?.deployTime ?? 0
  const items = new Map(itemPageTypes.map((type) => [type, itemsOf(language, type)]))
  const entries = newestItems(items, most).map(({ type, item }) => {
    const link = address(itemPath(type, 'global', item.id))
    const since = `${rarityItem.since} ${item.patch}`
    const summary = sentences(language, listNameTexts(language)[type] + stop, since + stop, waysText(item))
    return { id: link, title: nameOf(item), link, updated, category: type, summary }
  })
  const self = address('/feed.xml')
  const title = titled(language, own.name, footer.news)
  const feed = { language, id: self, title, author: own.name, self, page: address('/'), updated, entries }
  return new Response(atomText(feed), { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } })
}
