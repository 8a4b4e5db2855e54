import { type BoardMode, boardModes, type BoardType, boardTypes } from '@kupodex/data/game'
import type { PublishedAnswer } from '@kupodex/data/contract'
import { languageParams } from '#paths/paths.ts'
import { allScopes, type DataCenterPlaces } from './places.ts'

export interface BoardPage {
  type: BoardType
  scope: string
  mode: BoardMode
}

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word)

/** Every board page a night has published; the global standard boards are pages even before the first night. */
export const boardPages = (index: PublishedAnswer | null): BoardPage[] => {
  const pages = (index?.boards ?? []).flatMap(({ type, scope, mode }) =>
    isOneOf(boardTypes, type) && isOneOf(boardModes, mode) ? [{ type, scope, mode }] : [],
  )
  const always = boardTypes.map((type): BoardPage => ({ type, scope: 'global', mode: 'standard' }))
  return [...new Map([...always, ...pages].map((page) => [Object.values(page).join('/'), page])).values()]
}

/** Scopes that boards were published for, with people or without; global always. */
export const boardScopes = (index: PublishedAnswer | null): string[] => [
  ...new Set(['global', ...(index?.boards ?? []).map(({ scope }) => scope)]),
]

/** The modes a board has in a scope, in the order of the menu. */
export const modesIn = (pages: readonly BoardPage[], type: BoardType, scope: string): BoardMode[] =>
  boardModes.filter((mode) => pages.some((page) => page.type === type && page.scope === scope && page.mode === mode))

/** Scopes a rarity list of this type was published for; global always. */
export const rarityScopes = (index: PublishedAnswer | null, type: string): string[] => [
  ...new Set(['global', ...(index?.rarity ?? []).filter((list) => list.type === type).map((list) => list.scope)]),
]

/** A page for all worlds together and for every scope that has an answer, in each language. */
export const scopePages = (hasAnswer: (scope: string) => boolean) => {
  const scopes = allScopes.filter((scope) => scope === 'global' || hasAnswer(scope))
  return languageParams.flatMap(({ lang, language }) =>
    scopes.map((scope) => ({ params: { lang, scope }, props: { language, scope, scopes } })),
  )
}

/** A data center in the scope menu: itself and its worlds, each only where there is a page. */
export interface ScopeGroup {
  name: string
  hasPage: boolean
  worlds: string[]
}

/** The scope menu without global: data centers that have a page or a world with one. */
export const scopeGroups = (places: readonly DataCenterPlaces[], hasPage: (scope: string) => boolean): ScopeGroup[] =>
  places
    .map(({ name, worlds }) => ({ name, hasPage: hasPage(name), worlds: worlds.filter(hasPage) }))
    .filter((group) => group.hasPage || group.worlds.length > 0)
