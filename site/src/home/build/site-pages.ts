import { boardTypes, type Language, originKinds, type RarityType, rarityTypes } from '@kupodex/data/game'
import { shelfName, shelves } from '#browse/build/shelves.ts'
import { browseTexts } from '#browse/texts.ts'
import { raidTexts, ishgardTexts, statsTexts } from '#boards/texts.ts'
import { fill } from '#texts/fill.ts'
import { listNameTexts, texts } from '#texts/texts.ts'
import { fromTexts } from '#from/texts.ts'
import { patchTexts } from '#patches/texts.ts'
import {
  browsePath,
  ishgardIndexPath,
  pathOf,
  raidIndexPath,
  rankingPath,
  rarityPath,
  statsPath,
} from '#paths/paths.ts'

/** A page of the site, as it is found by its name. */
export interface SitePage {
  name: string
  /** Without language. */
  path: string
}

/** The pages of the site that readers look for by name: those of menus, all shelves and all kinds of what things come from. */
export const sitePages = (language: Language): SitePage[] => {
  const { ranking, rarity, tools, account, footer, search } = texts(language)
  const from = fromTexts(language)
  return [
    ...boardTypes.map((type) => ({ name: ranking.titles[type], path: rankingPath(type, 'global') })),
    { name: raidTexts(language).title, path: raidIndexPath('global') },
    { name: ishgardTexts(language).title, path: ishgardIndexPath() },
    { name: statsTexts(language).title, path: statsPath('global') },
    { name: browseTexts(language).title, path: browsePath() },
    ...shelves.map((shelf) => ({ name: shelfName(language, shelf), path: browsePath(shelf.path) })),
    ...rarityTypes.map((type: RarityType) => ({
      name: fill(rarity.title, { collection: listNameTexts(language)[type] }),
      path: rarityPath(type, 'global'),
    })),
    { name: from.title, path: pathOf('from') },
    ...originKinds.map((kind) => ({ name: from.kinds[kind], path: pathOf('from', kind) })),
    { name: patchTexts(language).title, path: pathOf('new') },
    { name: tools.workshopTitle, path: pathOf('islandworkshop') },
    { name: tools.animalsTitle, path: pathOf('islands') },
    { name: search.title, path: pathOf('charactersearch') },
    { name: account.settings, path: pathOf('settings') },
    { name: account.login, path: pathOf('login') },
    { name: footer.api, path: pathOf('api') },
    { name: footer.privacy, path: pathOf('privacypolicy') },
    { name: footer.terms, path: pathOf('terms') },
  ]
}
