import type { Language } from '@kupodex/data/game'
import { browsePath, inLanguage, pathOf } from '#paths/paths.ts'
import { texts } from '#texts/texts.ts'
import { iconPath, type IconName, icons } from './icons.ts'

/** The ground of the site by night, which the logo has too. */
const ground = '#0b0f1e'

/** What systems know of the site once it is installed. It is one program in all languages; whoever installs it begins in their own. */
export const manifestIn = (language: Language) => {
  const { site, nav } = texts(language)
  return {
    ...{ id: '/', scope: '/', start_url: inLanguage(language, '/'), lang: language, dir: 'ltr' },
    ...{ name: site.name, short_name: site.name, description: site.tagline, categories: ['games', 'utilities'] },
    ...{ display: 'standalone', background_color: ground, theme_color: ground },
    icons: Object.entries(icons).map(([name, { size, isMaskable }]) => ({
      src: iconPath(name as IconName),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: nav.characters, url: inLanguage(language, pathOf('charactersearch')) },
      { name: nav.browse, url: inLanguage(language, browsePath()) },
    ],
  }
}
