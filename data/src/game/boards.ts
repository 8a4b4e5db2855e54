import type { BoardType } from './board-types.ts'
import { boardModes, listedCollections, type ListedCollection, rankedCollections } from './collections/index.ts'

export { type BoardType, boardTypes } from './board-types.ts'
export { boardModes }

export type BoardMode = (typeof boardModes)[number]

/** The modes that boards of a type have, the default first. */
export const modesOf = (type: BoardType): BoardMode[] =>
  rankedCollections.flatMap((one) => (one.type === type ? one.boards.map(({ mode }) => mode) : []))

/** The kinds of rarity list (spec: site §2.4). */
export type RarityType = ListedCollection['list']['word']

/** The rarity lists, in the order of menus. */
export const rarityTypes: readonly RarityType[] = listedCollections.map(({ list }) => list.word)

export const rarityTables = Object.fromEntries(listedCollections.map(({ list, table }) => [list.word, table])) as {
  readonly [One in ListedCollection as One['list']['word']]: One['table']
}

/** The raid that the button of each expansion leads to, from 2.x to 7.x (spec: site §3). */
export const raidAnchors = [1040, 1642, 2121, 2412, 3038, 3575] as const

/** The word for the raid that is shown where none is named: the one released last of those that somebody in the scope has cleared. */
export const newestRaid = 'newest'
