import { languages } from '@kupodex/data/game'

const prefixes = languages.map((language) => (language === 'en' ? '' : `/${language}`))

/** Where a provider of logins may send a browser back to, for a site at an address without a slash at its end: after a login, and after a logout. */
export const signInAddresses = (site: string): { login: string[]; logout: string[] } => ({
  login: prefixes.map((prefix) => `${site}${prefix}/login/`),
  logout: prefixes.map((prefix) => `${site}${prefix}/`),
})
