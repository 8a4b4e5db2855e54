import { boardTypes, type Language, type RarityType, rarityTables } from '@kupodex/data/game'
import { ishgardTexts, raidTexts, statsTexts } from '#boards/texts.ts'
import { findPageTexts } from '#find/texts.ts'
import { ishgardIndexPath, pathOf, raidIndexPath, rankingPath, rarityPath, statsPath } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import { listNameTexts, texts } from '#texts/texts.ts'

/** A page of the site that menus lead to and readers look for by name. */
export interface SitePage {
  name: string
  /** Without language. */
  path: string
  icon: string
}

export const rankingPages = (language: Language): SitePage[] => [
  ...boardTypes.map((type) => ({
    name: texts(language).ranking.titles[type],
    path: rankingPath(type, 'global'),
    icon: type,
  })),
  { name: raidTexts(language).title, path: raidIndexPath('global'), icon: 'raid' },
  { name: ishgardTexts(language).title, path: ishgardIndexPath(), icon: 'ishgard' },
  { name: statsTexts(language).title, path: statsPath('global'), icon: 'chart' },
]

/** The rarity lists; `short` is the name of the collection alone. */
export const rarityPages = (language: Language): (SitePage & { short: string })[] =>
  (Object.keys(rarityTables) as RarityType[]).map((type) => {
    const short = listNameTexts(language)[type]
    const name = fill(texts(language).rarity.title, { collection: short })
    return { name, short, path: rarityPath(type, 'global'), icon: type }
  })

/** The tools of the Island Sanctuary. */
export const toolPages = (language: Language): SitePage[] => [
  { name: texts(language).tools.workshopTitle, path: pathOf('islandworkshop'), icon: 'way-craft' },
  { name: texts(language).tools.animalsTitle, path: pathOf('islands'), icon: 'animal' },
]

/** Pages that show several characters together. */
export const togetherPages = (language: Language): SitePage[] => [
  { name: texts(language).nav.groups, path: pathOf('groups'), icon: 'people' },
  { name: texts(language).nav.matrix, path: pathOf('matrix'), icon: 'people' },
  { name: texts(language).nav.tonight, path: pathOf('tonight'), icon: 'moon' },
  { name: texts(language).nav.myAlts, path: pathOf('alts'), icon: 'account' },
]

export const findPage = (language: Language): SitePage => ({
  name: findPageTexts(language).title,
  path: pathOf('charactersearch'),
  icon: 'search',
})

export const aboutPages = (language: Language): SitePage[] => {
  const { privacy, terms, api } = texts(language).footer
  return [
    { name: privacy, path: pathOf('privacypolicy'), icon: 'lock' },
    { name: terms, path: pathOf('terms'), icon: 'check' },
    { name: api, path: pathOf('api'), icon: 'way' },
  ]
}

/** The pages of some addresses, in their order. */
export const pagesAt = (pages: readonly SitePage[], ...paths: readonly string[]): SitePage[] =>
  paths.flatMap((path) => pages.find((page) => page.path === path) ?? [])
