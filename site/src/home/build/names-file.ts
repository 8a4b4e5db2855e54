import { characterPages } from '@kupodex/data/contract'
import { type NamedKind, type NamePart, type NamesFile, type NameToPack, packShelf } from '@kupodex/data/find'
import { collectionPages, type Language, originKinds } from '@kupodex/data/game'
import { statsTexts } from '#boards/texts.ts'
import { groupsOf } from '#browse/build/groups.ts'
import { type Shelf, shelfName, shelves } from '#browse/build/shelves.ts'
import { browseTexts } from '#browse/texts.ts'
import { pagesTexts } from '#character/texts.ts'
import { cosmicTexts } from '#cosmic/texts.ts'
import type { ShelfThing } from '#browse/thing.ts'
import type { OriginPage } from '#from/build/origin-pages.ts'
import { scoped, titled } from '#format/punctuation.ts'
import { fromTexts } from '#from/texts.ts'
import { exactPatches } from '#patches/build/patch-facets.ts'
import type { PatchPage } from '#patches/build/patch-pages.ts'
import { patchTexts } from '#patches/texts.ts'
import { browsePath, itemPath, patchWord, pathOf } from '#paths/paths.ts'
import { nameOf } from '#rarity/row.ts'
import { fill } from '#texts/fill.ts'
import { texts } from '#texts/texts.ts'
import { wishTexts } from '#wishes/texts.ts'
import { deskPlaces } from '../desk/build/desk-places.ts'
import { findablePages } from './findable-pages.ts'
import { characterPageWords, pageWords } from './page-words.ts'

/** Everything that the search of the site finds in a language. */
export interface ThingsToFind {
  thingsOf: (type: Shelf['type']) => readonly ShelfThing[]
  origins: readonly OriginPage[]
  patches: readonly PatchPage[]
  /** Worlds and data centers with statistics. */
  scopes: readonly string[]
}

type PackedShelf = ReturnType<typeof packShelf>

/** The id of a thing within a path, before paths are encoded. */
const idMark = '{id}'

const packed = ({ item, patch }: ShelfThing): NameToPack => ({ id: String(item.id), name: nameOf(item), patch })

/** Things with the words that follow the collection on their shelf. */
type Placed = readonly [words: readonly string[], things: readonly ShelfThing[]]

/** The path of things with pages of their own, and of those that are found on their shelf. */
const pathOfThing = (shelf: Shelf, words: readonly string[], { page }: ShelfThing): string =>
  page === null
    ? `${browsePath(shelf.path, ...words)}#${shelf.type}/${idMark}`
    : itemPath(shelf.list ?? '', 'global', 0).replace('/0/', `/${idMark}/`)

/** The things of a collection. The page of achievements goes on from any category in the address to the right one, so all have the words of the first. */
const shelfParts = (shelf: Shelf, placed: readonly Placed[]): PackedShelf[] => {
  const own = shelf.type === 'achievement' ? [shelf.path, ...(placed[0]?.[0] ?? [])].join('/') : shelf.path
  const byPath = Map.groupBy(
    placed.flatMap(([words, things]) => things.map((thing) => ({ thing, path: pathOfThing(shelf, words, thing) }))),
    ({ path }) => path,
  )
  return [...byPath].map(([path, some]) =>
    packShelf(
      { kind: shelf.type, path, own },
      some.map(({ thing }) => packed(thing)),
    ),
  )
}

/** Collections of thousands, which are looked for less. */
const longLists: ReadonlySet<Shelf['type']> = new Set([
  'leve',
  'cosmicMission',
  'vista',
  'relic',
  'armoireItem',
  'outfit',
])

const partOf = ({ type }: Shelf): NamePart => (longLists.has(type) ? 'long' : 'main')

const collectionShelves = (language: Language, part: NamePart, thingsOf: ThingsToFind['thingsOf']): PackedShelf[] =>
  shelves.flatMap((shelf) => {
    if (partOf(shelf) !== part) return []
    const things = thingsOf(shelf.type)
    const groups = groupsOf(shelf.type, things, language)
    return shelfParts(
      shelf,
      groups.length === 0 ? [[[], things]] : groups.map(({ words, things: some }): Placed => [words, some]),
    )
  })

/** Collections whose things are called after others. */
const borrowing: readonly Shelf['type'][] = ['achievement', 'portrait', 'leve', 'cosmicMission']

const originKind = (kind: string): string => `from/${kind}`

/** Of equally good finds a title comes after things of its name, and before what is called after others. */
const inOrder = ({ type }: Shelf): number => (borrowing.includes(type) ? 2 : type === 'title' ? 1 : 0)

const kindsIn = (language: Language): Record<string, NamedKind> => {
  const ofShelves = shelves
    .toSorted((a, b) => inOrder(a) - inOrder(b))
    .map((shelf): [string, NamedKind] => [
      shelf.type,
      { name: shelfName(language, shelf), ...(borrowing.includes(shelf.type) ? { borrows: true } : {}) },
    ])
  const ofOrigins = originKinds.map((kind) => [originKind(kind), { name: fromTexts(language).kinds[kind] }] as const)
  return {
    ...Object.fromEntries([...ofShelves, ...ofOrigins]),
    patch: { name: patchTexts(language).title },
    page: { name: texts(language).pager.pages },
  }
}

const pageShelf = (language: Language): PackedShelf => {
  const pages = findablePages(language)
  const also = Object.fromEntries(pages.flatMap(({ path, also }) => (also.length === 0 ? [] : [[path, also]])))
  return packShelf(
    { kind: 'page', path: idMark, also },
    pages.map(({ name, path }) => ({ id: path, name, patch: null })),
  )
}

/** The forecast of cosmic exploration, also by its planets and their weathers: on the reader's own page, or on nobody's. */
const forecastShelf = (language: Language): PackedShelf => {
  const { planets, weathers } = deskPlaces(language)
  const id = collectionPages.cosmicMission.path
  const also = [...pageWords[language].islands, ...Object.values(weathers), ...planets.map(({ name }) => name)]
  const name = titled(language, pagesTexts(language)[id].title, cosmicTexts(language).panel.forecast)
  return packShelf({ kind: 'page', path: `/char/0/${idMark}/`, own: '', also: { [id]: also } }, [
    { id, name, patch: null },
  ])
}

/** Worlds and data centers, by the statistics of each. */
const scopeShelf = (language: Language, scopes: ThingsToFind['scopes']): PackedShelf =>
  packShelf(
    { kind: 'page', path: `/stats/${idMark}/` },
    scopes.map((scope) => ({ id: scope, name: scoped(language, statsTexts(language).title, scope), patch: null })),
  )

/** Pages of a character that show no single collection: the reader's own. Who has chosen nobody reads what nobody's has, and is led to the search by the rest. */
const characterShelves = (language: Language): PackedShelf[] =>
  [true, false].map((forNobody) => {
    const pages = characterPages.filter(
      (page) => page.type === null && page.menu !== null && page.forNobody === forNobody,
    )
    const also = Object.entries(characterPageWords[language]).filter(([word]) =>
      pages.some((page) => page.word === word),
    )
    return packShelf(
      {
        ...{ kind: 'page', own: '', also: Object.fromEntries(also) },
        path: forNobody ? `/char/0/${idMark}/` : `${pathOf('charactersearch')}#${idMark}`,
      },
      pages.map(({ word }) => ({ id: word, name: pagesTexts(language)[word].title, patch: null })),
    )
  })

/** What is no collection: where things come from, patches, pages. */
const otherShelves = (language: Language, { origins, patches, scopes }: ThingsToFind): PackedShelf[] => {
  const patchName = (patch: string) => fill(patchTexts(language).patch, { patch })
  const also = Object.fromEntries(
    patches.flatMap((page) => {
      const others = exactPatches(page).filter((patch) => patch !== page.patch)
      return others.length === 0 ? [] : [[patchWord(page.patch), others.map(patchName)]]
    }),
  )
  return [
    ...[...Map.groupBy(origins, ({ kind }) => kind)].map(([kind, some]) =>
      packShelf({ kind: originKind(kind), path: `/from/${kind}/${idMark}/` }, some),
    ),
    packShelf(
      { kind: 'patch', path: `/new/${idMark}/`, also },
      patches.map(({ patch, value }) => ({ id: patchWord(patch), name: patchName(patch), patch: value })),
    ),
    forecastShelf(language),
    ...characterShelves(language),
    scopeShelf(language, scopes),
    pageShelf(language),
  ]
}

/** A part of the names that the search of the site finds in a language. */
export const namesFile = (language: Language, part: NamePart, things: ThingsToFind): NamesFile => {
  const packedShelves = [
    ...collectionShelves(language, part, things.thingsOf),
    ...(part === 'main' ? otherShelves(language, things) : []),
  ]
  return {
    kinds: kindsIn(language),
    marks: { own: browseTexts(language).progress.own, wanted: wishTexts(language).want },
    shelves: packedShelves.map(({ shelf }) => shelf),
    names: packedShelves.map(({ names }) => names),
  }
}
