import type { RarityAnswer } from '@kupodex/data/contract'
import type { Html } from '@kupodex/data/html'
import { rarityTables, type RarityType } from '@kupodex/data/game'
import type { Language } from '@kupodex/data/game'
import type { Served } from '#ask/ask.ts'
import { splitLanguage } from '#paths/paths.ts'
import type { Texts } from '#texts/en.ts'
import { detailFrame } from './detail-frame.ts'
import { detailHtml, type ItemDetail } from './detail.ts'
import { itemsPath, type RarityItems, read } from './load.ts'
import type { RarityOwners } from './owners.ts'
import { relatedTo } from './related.ts'
import { nameOf } from './row.ts'

/** What the script gets from the page that all items of a scope share. */
export interface ItemShell {
  language: Language
  sprite: string
  images: string | null
  texts: Pick<Texts, 'common' | 'rarity' | 'collections' | 'notFound'>
}

/** Which item a path of the shell is of; null where there is no such item. */
export const itemInPath = (path: string): { type: RarityType; scope: string; id: number } | null => {
  const [, kind, type = '', scope = '', id = ''] = splitLanguage(path).path.split('/')
  return kind === 'rarity' && Object.hasOwn(rarityTables, type) && scope !== '' && /^\d{1,9}$/.test(id)
    ? { type: type as RarityType, scope, id: Number(id) }
    : null
}

/** Fetches what an item's page shows; null where there is no such item or nothing is published of that scope. */
export const loadItem = async (
  ask: typeof fetch,
  language: Language,
  { type, scope, id }: { type: RarityType; scope: string; id: number },
  served: Served = () => {},
): Promise<ItemDetail | null> => {
  const [{ items }, { scopes, characters, owners }, answer] = await Promise.all([
    read<RarityItems>(ask, itemsPath(language, type)),
    read<RarityOwners>(ask, `/rarity-owners/${type}.json`),
    read<RarityAnswer>(ask, `/api/rarity/${type}/${scope}/`),
  ])
  served(answer.deployTime)
  const item = items.find((one) => one.id === id)
  const entry = answer.rarity.find((one) => one.id === id)
  if (item === undefined || entry === undefined) return null
  const all = scopes.map((name, at) => ({
    scope: name,
    count: owners[id]?.[at] ?? 0,
    characters: characters[at] ?? 0,
  }))
  const here = { scope, count: entry.count, characters: answer.charCount }
  const related = relatedTo(item, items)
  return { item, points: entry.points, here, places: all.slice(1), related }
}

/** The item's page as title and HTML; null where there is no such item. */
export const itemPage = async (
  ask: typeof fetch,
  { language, sprite, images, texts }: ItemShell,
  path: string,
  served?: Served,
): Promise<{ title: string; html: Html } | null> => {
  const wanted = itemInPath(path)
  const detail = wanted === null ? null : await loadItem(ask, language, wanted, served)
  if (wanted === null || detail === null) return null
  const frame = detailFrame(language, wanted.type, texts, sprite, images)
  return { title: `${nameOf(detail.item)}, ${wanted.scope}`, html: detailHtml(frame, detail) }
}
