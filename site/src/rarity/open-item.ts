import type { Language, RarityType } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { scoped } from '#format/punctuation.ts'
import { needed } from '#ask/outcome.ts'
import type { Html } from '@kupodex/data/html'
import { splitLanguage } from '#paths/paths.ts'
import type { Texts } from '#texts/en.ts'
import { detailHtml, type ItemDetail } from './detail.ts'
import { detailFrame } from './frame.ts'
import { relatedTo } from './related.ts'
import { patchOf } from './patch.ts'
import { nameOf } from './row.ts'

/** What the script gets from the page that all items of a scope share. */
export interface ItemShell {
  language: Language
  sprite: string
  images: string | null
  texts: Pick<Texts, 'common' | 'rarity' | 'collections' | 'notFound'>
}

/** Which item a path of the shell is of, where `lists` has a name for each rarity list; null for an unknown item. */
export const itemInPath = (
  path: string,
  lists: Texts['collections'],
): { type: RarityType; scope: string; id: number } | null => {
  const [, kind, type = '', scope = '', id = ''] = splitLanguage(path).path.split('/')
  return kind === 'rarity' && Object.hasOwn(lists, type) && scope !== '' && /^\d{1,9}$/.test(id)
    ? { type: type as RarityType, scope, id: Number(id) }
    : null
}

/** Fetches what an item's page shows; null for an unknown item or a scope of which nothing is published. */
const loadItem = async (
  ask: Ask,
  language: Language,
  { type, scope, id }: { type: RarityType; scope: string; id: number },
): Promise<ItemDetail | null> => {
  const [ofItems, ofOwners, list] = await Promise.all([
    ask('rarityItems', { lang: language, type }),
    ask('rarityOwners', { type }),
    ask('rarity', { type, scope }),
  ])
  const [{ items }, { scopes, characters, owners }, answer] = [needed(ofItems), needed(ofOwners), needed(list)]
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

/** The item's page as title and HTML, with its name and the main patch that brought it; null for an unknown item. */
export const itemPage = async (
  ask: Ask,
  { language, sprite, images, texts }: ItemShell,
  path: string,
): Promise<{ title: string; html: Html; name: string; patch: number | null } | null> => {
  const wanted = itemInPath(path, texts.collections)
  const detail = wanted === null ? null : await loadItem(ask, language, wanted)
  if (wanted === null || detail === null) return null
  const frame = detailFrame(language, wanted.type, texts, sprite, images)
  const name = nameOf(detail.item)
  const patch = patchOf(wanted.type, detail.item)
  return { title: scoped(language, name, wanted.scope), html: detailHtml(frame, detail), name, patch }
}
