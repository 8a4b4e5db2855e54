import { type Language, originKinds } from '@kupodex/data/game'
import { shelfName, shelves } from '#browse/build/shelves.ts'
import { browseTexts } from '#browse/texts.ts'
import { fromTexts } from '#from/texts.ts'
import { patchTexts } from '#patches/texts.ts'
import { browsePath, pathOf } from '#paths/paths.ts'
import { shieldTexts } from '#shield/texts.ts'
import { aboutPages, rankingPages, rarityPages, type SitePage, togetherPages, toolPages } from '#shell/site-pages.ts'
import { texts } from '#texts/texts.ts'
import { pageWords } from './page-words.ts'

/** The pages that lead to things without a character. */
export const shelfPages = (language: Language): SitePage[] => [
  { name: browseTexts(language).title, path: browsePath(), icon: 'orchestrion' },
  { name: fromTexts(language).title, path: pathOf('from'), icon: 'way' },
  { name: patchTexts(language).title, path: pathOf('new'), icon: 'star' },
]

/** A page as readers look for it: by its name, and by what else they call it. */
export interface FindablePage extends Pick<SitePage, 'name' | 'path'> {
  also: readonly string[]
}

/** The pages of the site that readers look for by name: those of menus, all shelves and all kinds of what things come from. */
export const findablePages = (language: Language): FindablePage[] => {
  const { account, search } = texts(language)
  const words = new Map(Object.entries(pageWords[language]).map(([word, also]) => [pathOf(...word.split('/')), also]))
  const pages = [
    ...rankingPages(language),
    ...shelfPages(language),
    ...shelves.map((shelf) => ({ name: shelfName(language, shelf), path: browsePath(shelf.path) })),
    ...rarityPages(language),
    ...originKinds.map((kind) => ({ name: fromTexts(language).kinds[kind], path: pathOf('from', kind) })),
    ...toolPages(language),
    ...togetherPages(language),
    { name: search.title, path: pathOf('charactersearch') },
    { name: account.settings, path: pathOf('settings') },
    { name: account.login, path: pathOf('login') },
    { name: shieldTexts(language).title, path: pathOf('spoilers') },
    ...aboutPages(language),
  ]
  return pages.map((page) => ({ ...page, also: words.get(page.path) ?? [] }))
}
