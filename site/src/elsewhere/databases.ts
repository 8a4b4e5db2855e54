import { type ItemType } from '@kupodex/data/character'
import { type Language, lodestoneRegions, type RarityType } from '@kupodex/data/game'

/** What a thing is called in databases that other people keep of the game. */
export interface KnownAs {
  /** The row of the game that has a page there; null where none is known. */
  row: { kind: 'item' | 'achievement' | 'leve'; id: number } | null
  /** In the reader's language. */
  name: string
  /** In English, which wikis are written in; null where it is not known. */
  english: string | null
}

interface Database {
  /** What it calls itself, in every language. */
  name: string
  /** The address of a thing's page; null where it has none. */
  addressOf: (thing: KnownAs, language: Language) => string | null
}

const byRow =
  (address: (kind: string, language: Language) => string) =>
  ({ row }: KnownAs, language: Language): string | null =>
    row && `${address(row.kind, language)}/${row.id}`

const wiki =
  (address: string) =>
  ({ english }: KnownAs): string | null =>
    english && `${address}/${encodeURIComponent(english.replaceAll(' ', '_'))}`

/** Databases of the game that players use, by the words that a browser keeps. */
export const databases = {
  eorzea: {
    name: 'Eorzea Database',
    addressOf: ({ name }, language) =>
      `https://${lodestoneRegions[language]}.finalfantasyxiv.com/lodestone/playguide/db/search/?q=${encodeURIComponent(name)}`,
  },
  garland: { name: 'Garland Tools', addressOf: byRow((kind) => `https://www.garlandtools.org/db/#${kind}`) },
  teamcraft: {
    name: 'Teamcraft',
    addressOf: byRow((kind, language) => `https://ffxivteamcraft.com/db/${language}/${kind}`),
  },
  consoleGames: { name: 'Console Games Wiki', addressOf: wiki('https://ffxiv.consolegameswiki.com/wiki') },
  gamerEscape: { name: 'Gamer Escape', addressOf: wiki('https://ffxiv.gamerescape.com/wiki') },
} as const satisfies Record<string, Database>

export type DatabaseWord = keyof typeof databases

/** The databases, in the order in which pages show them. */
export const databaseWords = Object.keys(databases) as DatabaseWord[]

/** Whether a database is a wiki in English, which needs the English name of a thing. */
export const isWiki = (word: DatabaseWord): boolean => word === 'consoleGames' || word === 'gamerEscape'

/** The fields of a row of any table that say which rows of the game it is. */
export interface RowOfGame {
  id: number | string
  itemId?: number | null
  itemIds?: readonly number[]
}

/** The row of the game that databases know a thing by: an achievement or levequest itself, else the item that is it or unlocks it. */
export const rowOfGame = (type: ItemType | RarityType, { id, itemId, itemIds }: RowOfGame): KnownAs['row'] => {
  if (type === 'achievement' || type === 'leve') return { kind: type, id: Number(id) }
  const item = type === 'relic' ? Number(id) : (itemId ?? itemIds?.[0])
  return item == null || item === 0 ? null : { kind: 'item', id: item }
}

export interface LinkElsewhere {
  word: DatabaseWord
  name: string
  href: string
}

export const linksElsewhere = (words: readonly DatabaseWord[], thing: KnownAs, language: Language): LinkElsewhere[] =>
  words.flatMap((word) => {
    const { name, addressOf }: Database = databases[word]
    const href = addressOf(thing, language)
    return href === null ? [] : [{ word, name, href }]
  })
