import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

export const loginPageTexts = catalogue('loginPageTexts', import.meta.env.SSR && section(all, 'login'))
export const settingsTexts = catalogue('settingsTexts', import.meta.env.SSR && section(all, 'settings'))

/** Why a nickname or the name of a token is refused. */
export const namingTexts = catalogue('namingTexts', import.meta.env.SSR && section(all, 'naming'))
export const tokensTexts = catalogue('tokensTexts', import.meta.env.SSR && section(all, 'tokens'))
export const dataTexts = catalogue('dataTexts', import.meta.env.SSR && section(all, 'data'))
