import { catalogue, section } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

const all = { en, de, fr, ja }

/** Logging in. */
export const loginPageTexts = catalogue('loginPageTexts', import.meta.env.SSR && section(all, 'login'))

/** A user's settings. */
export const settingsTexts = catalogue('settingsTexts', import.meta.env.SSR && section(all, 'settings'))

/** Why a nickname or the name of a token is refused. */
export const namingTexts = catalogue('namingTexts', import.meta.env.SSR && section(all, 'naming'))

/** Access for programs that act for a user. */
export const tokensTexts = catalogue('tokensTexts', import.meta.env.SSR && section(all, 'tokens'))

/** Saving and deleting what is known of a user. */
export const dataTexts = catalogue('dataTexts', import.meta.env.SSR && section(all, 'data'))
