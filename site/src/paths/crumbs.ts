import type { Language } from '@kupodex/data/game'
import { type Html, raw } from '@kupodex/data/html'
import { inLanguage } from './paths.ts'

export interface Crumb {
  name: string
  /** Without language prefix. */
  path: string
}

/** The way to a page as schema.org's BreadcrumbList in JSON; nothing in it can end the script that it stands in. */
export const breadcrumbs = (site: string, language: Language, crumbs: readonly Crumb[]): Html => {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(inLanguage(language, path), site).href,
    })),
  }
  return raw(JSON.stringify(list).replaceAll('<', '\\u003c'))
}
