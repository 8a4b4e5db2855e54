import type { Language, RarityType } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { scoped } from '#format/punctuation.ts'
import { needed } from '#ask/outcome.ts'
import { chosenDatabases } from '#elsewhere/chosen-databases.ts'
import { isWiki } from '#elsewhere/databases.ts'
import type { Html } from '@kupodex/data/html'
import { splitLanguage } from '#paths/paths.ts'
import { scopeNames } from '#scopes/scope-names.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { listNameTexts } from '#texts/texts.ts'
import { detailHtml } from './detail.ts'
import type { ItemDetail, RarityItem } from './item.ts'
import { relatedTo } from './related.ts'
import { patchOf } from './patch.ts'
import { nameOf } from './row.ts'

/** What the script gets from the page that all items of a scope share. */
export interface ItemShell {
  language: Language
  sprite: string
  images: string | null
}

/** Which item a path of the shell is of; null for an unknown item. */
export const itemInPath = (path: string): { type: RarityType; scope: string; id: number } | null => {
  const { language, path: local } = splitLanguage(path)
  const [, kind, type = '', scope = '', id = ''] = local.split('/')
  return kind === 'rarity' && Object.hasOwn(listNameTexts(language), type) && scope !== '' && /^\d{1,9}$/.test(id)
    ? { type: type as RarityType, scope, id: Number(id) }
    : null
}

/** The items by their English names, for wikis that the reader of another language chose; none where they cannot be had. */
const askEnglish = async (ask: Ask, language: Language, type: RarityType): Promise<readonly RarityItem[]> => {
  if (!chosenDatabases(safeStorage('localStorage'), language).some(isWiki)) return []
  const file = await ask('rarityItems', { lang: 'en', type })
  return file.ok ? file.value.items : []
}

/** Fetches what an item's page shows; null for an unknown item or a scope of which nothing is published. */
const loadItem = async (
  ask: Ask,
  language: Language,
  { type, scope, id }: { type: RarityType; scope: string; id: number },
): Promise<ItemDetail | null> => {
  const [ofItems, ofOwners, list, inEnglish] = await Promise.all([
    ask('rarityItems', { lang: language, type }),
    ask('rarityOwners', { type }),
    ask('rarity', { type, scope }),
    language === 'en' ? null : askEnglish(ask, language, type),
  ])
  const [{ items }, { scopes, characters, owners }, answer] = [needed(ofItems), needed(ofOwners), needed(list)]
  const item = items.find((one) => one.id === id)
  const english = (inEnglish ?? items).find((one) => one.id === id)
  const entry = answer.rarity.find((one) => one.id === id)
  if (item === undefined || entry === undefined) return null
  const all = scopes.map((name, at) => ({
    scope: name,
    count: owners[id]?.[at] ?? 0,
    characters: characters[at] ?? 0,
  }))
  const here = { scope, count: entry.count, characters: answer.charCount }
  const related = relatedTo(item, items)
  return { item, english, points: entry.points, here, places: all.slice(1), related }
}

/** The item's page as title and HTML, with its name and the main patch that brought it; null for an unknown item. */
export const itemPage = async (
  ask: Ask,
  { language, sprite, images }: ItemShell,
  path: string,
): Promise<{ title: string; html: Html; name: string; patch: number | null } | null> => {
  const wanted = itemInPath(path)
  const detail = wanted === null ? null : await loadItem(ask, language, wanted)
  if (wanted === null || detail === null) return null
  const frame = { language, type: wanted.type, sprite, images }
  const name = nameOf(detail.item)
  const patch = patchOf(wanted.type, detail.item)
  const [, scopeWithin] = scopeNames(language, wanted.scope)
  return { title: scoped(language, name, scopeWithin), html: detailHtml(frame, detail), name, patch }
}
